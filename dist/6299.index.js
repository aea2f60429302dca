export const id=6299;export const ids=[6299];export const modules={56299:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{build:()=>build});
var refa__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(55168);
var _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(91540);
const STATES=3e4;
const NODES=2e5;
const WORDS=100;
function build(source,closeness,flags){const parser=refa__WEBPACK_IMPORTED_MODULE_0__.JS.Parser.fromLiteral({source,flags});
const parsed=parser.parse({backreferences:"unknown",assertions:"parse",maxNodes:NODES,maxBackreferenceWords:WORDS});
const builder=new Builder(closeness,refa__WEBPACK_IMPORTED_MODULE_0__.hx.all(parsed.maxCharacter));
const start=builder.state();builder.link(start,{to:start,set:builder.all});
const accept=builder.alternatives(parsed.expression.alternatives,start);return{source,edges:builder.edges,start,accept,looks:builder.looks,units:parsed.maxCharacter===65535}}
class Builder{edges=[];looks=[];all;closeness;sets=new Map;known=new Map;constructor(closeness,all){this.closeness=closeness;this.all=all}state(){if(this.edges.length>=STATES)throw new _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__.nd(`an automaton of more than ${STATES} states`);return this.edges.push([])-1}link(from,edge){this.edges[from]?.push(edge)}alternatives(options,from){const end=this.state();for(const{elements}of options){let at=from;for(const item of elements)at=this.element(item,at);this.link(at,{to:end})}return end}element(item,from){switch(item.type){case"CharacterClass":{const to=this.state();this.link(from,{to,set:this.shared(item.characters)});return to}case"Alternation":return this.alternatives(item.alternatives,from);case"Assertion":{const to=this.state();
const guard=this.guardOf(item);this.link(from,guard?{to,guard}:{to,look:{index:this.look(item),negated:item.negate}});return to}case"Quantifier":return this.repeated(item,from);case"Unknown":return this.anything(from)}}repeated({min,max,alternatives},from){let at=from;for(let i=0;i<min;i++)at=this.alternatives(alternatives,at);if(max===Infinity){const loop=this.state();this.link(at,{to:loop});this.link(this.alternatives(alternatives,loop),{to:loop});return loop}
const end=this.state();this.link(at,{to:end});for(let i=min;i<max;i++){at=this.alternatives(alternatives,at);this.link(at,{to:end})}return end}anything(from){if(this.closeness==="exact")throw new _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__.nd("a backreference that stands for more than a few words");
const to=this.state();if(this.closeness==="below")return to;this.link(from,{to});this.link(to,{to,set:this.all});return to}look(item){const known=this.known.get(item);if(known!==undefined)return known;const{closeness}=this;if(item.negate&&closeness!=="exact")this.closeness=closeness==="above"?"below":"above";
const start=this.state();if(item.kind==="behind")this.link(start,{to:start,set:this.all});
const accept=this.alternatives(item.alternatives,start);this.closeness=closeness;
const index=this.looks.push({side:item.kind,start,accept})-1;this.known.set(item,index);return index}guardOf({kind,negate,alternatives}){const side=kind==="ahead"?"after":"before";
let set;for(const{elements}of alternatives){const[only]=elements;if(elements.length!==1||!only)return undefined;if(only.type==="Assertion"&&only.kind===kind&&alternatives.length===1){const inner=this.guardOf(only);return inner&&{...inner,negated:inner.negated!==negate}}if(only.type!=="CharacterClass")return undefined;set=set?.union(only.characters)??only.characters}return{side,set:this.shared(set??refa__WEBPACK_IMPORTED_MODULE_0__.hx.empty(this.all.maximum)),negated:negate}}shared(set){const key=set.ranges.map(({min,max})=>`${min}-${max}`).join();
const known=this.sets.get(key);if(known)return known;this.sets.set(key,set);return set}}})};
