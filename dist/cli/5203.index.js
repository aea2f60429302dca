export const id=5203;export const ids=[5203];export const modules={35203:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{sarif:()=>sarif});
var plural=__webpack_require__(46711);
var lost_words=__webpack_require__(42306);
var outline=__webpack_require__(76168);
const MOST_RUNS=20;
function partsOf(verdict,name){const{servers,outcome,reasons}=verdict;
const properties={outcome,reasons};const{findings,notices}=verdict;if(servers===undefined)return[{category:[name],findings:findings.map(finding=>({verdict,finding})),notices,unread:[],properties}];
const unread=servers.flatMap(server=>"error"in server?[`${server.name} could not be read: ${server.error.message}`]:[]);
const own=findings.filter(({server})=>server===undefined).map(finding=>({verdict,finding}));
const each=servers.flatMap(server=>"verdict"in server?[partOf(server,name)]:[]);
const first={category:[name],findings:own,notices:(0,outline.OY)(verdict),unread,properties};if(each.length<MOST_RUNS)return[first,...each];return[first,...each.slice(0,MOST_RUNS-2),joined(each.slice(MOST_RUNS-2),name)]}function partOf({name:server,verdict},name){return{category:[name,server],findings:verdict.findings.map(finding=>({verdict,finding,server})),notices:verdict.notices,unread:[],properties:{server,outcome:verdict.outcome,reasons:verdict.reasons}}}
function joined(parts,name){return{category:[name,"more-servers"],findings:parts.flatMap(({findings})=>findings),notices:parts.flatMap(({notices})=>notices),unread:[],properties:{servers:parts.map(({properties})=>properties)}}}
var words=__webpack_require__(58191);
const MOST_RESULTS=5e3;
const MOST_RULES=25e3;
const LONGEST_DESCRIPTION=1024;
const LONGEST_NOTICE=1e3;
const MOST_NOTICES=100;
const DRIVER="mcp-compat";
function sarif(verdict,options){const runs=partsOf(verdict,options.name).map(part=>runOf(part,options));
const log={$schema:"https://json.schemastore.org/sarif-2.1.0.json",version:"2.1.0",runs};return`${(0,words.$m)(JSON.stringify(log,null,2))}
`}function runOf({category,findings,notices,unread,properties},options){const told=findings.filter(({finding})=>!(0,outline.rM)(finding));
const kept=told.slice(0,MOST_RESULTS);
const rules=rulesOf(kept);
const positions=new Map(rules.map(({id},at)=>[id,at]));
const left=told.length-kept.length;
const noted=[...left>0?[`${(0,plural.L)(left,"finding")} left out: a run shows ${MOST_RESULTS}, the most severe are here.`]:[],...notices.slice(0,MOST_NOTICES)];return{tool:{driver:{name:DRIVER,version:options.version,semanticVersion:options.version,...options.informationUri===undefined?{}:{informationUri:options.informationUri},rules:rules.map(rule=>describeRule(rule,loudestOf(rule,kept),options.informationUri))}},automationDetails:{id:`${[DRIVER,...category.map(categoryOf)].join("/")}/`},columnKind:"utf16CodeUnits",originalUriBaseIds:{SRCROOT:{description:{text:"The root of the repository."}}},invocations:[{executionSuccessful:unread.length===0,toolExecutionNotifications:[...unread.slice(0,MOST_NOTICES).map(text=>notification(text,"error")),...noted.map(text=>notification(text,"note"))]}],results:kept.map(one=>resultOf(one,positions.get(one.finding.rule),options)),properties}}
function categoryOf(name){return encodeURIComponent((0,words.RK)(name,200))}function rulesOf(findings){const metas=new Set(findings.map(({verdict})=>verdict).flatMap(({rules})=>rules));
const known=new Map([...metas].map(meta=>[meta.id,meta]));
const fired=[...new Set(findings.map(({finding})=>finding.rule))].sort().slice(0,MOST_RULES);return fired.map(id=>known.get(id)??{id,summary:`${id}.`,why:"The contract changed.",remedy:"Look at the change."})}function loudestOf({id},findings){const levels=findings.filter(({finding})=>finding.rule===id).map(({finding})=>sarifLevel(finding.level));return["error","warning"].find(level=>levels.includes(level))??"note"}
const SEVERITY={error:"error",warning:"warning",note:"recommendation"};
function describeRule({id,summary,why,remedy},level,home){return{id,name:id.replace(/(^|-)(\w)/g,(_,__,letter)=>letter.toUpperCase()),shortDescription:{text:(0,words.Jj)(summary,LONGEST_DESCRIPTION)},fullDescription:{text:(0,words.Jj)(`${summary} ${why}`,LONGEST_DESCRIPTION)},help:{text:`${summary}

${why}

To do: ${remedy}`,markdown:`**${summary}**

${why}

**To do:** ${remedy}`},...home===undefined?{}:{helpUri:`${home.replace(/\/$/,"")}/blob/main/docs/rules/${id}.md`},defaultConfiguration:{level},properties:{tags:["mcp","compatibility"],precision:"very-high","problem.severity":SEVERITY[level]}}}
function resultOf(told,ruleIndex,options){const{finding,server}=told;const{fingerprint,rule,level,effect,tool,subject,side,pointer,calls,cause,gates,witness,accepted}=finding;return{ruleId:rule,...ruleIndex===undefined?{}:{ruleIndex},level:sarifLevel(level),message:{text:messageOf(told)},locations:[locationOf(finding.location,options.fallbackFile)],partialFingerprints:{"mcpCompatFingerprint/v1":fingerprint},...accepted===undefined?{}:{suppressions:[{kind:"external",status:"accepted",justification:(0,words.RK)(accepted.reason)}]},properties:{effect,gates,...server===undefined?{}:{server},...tool===null?{}:{tool},...subject===undefined?{}:{subject},side,pointer,calls,cause,...finding.blindSpot===undefined?{}:{blindSpot:(0,words.RK)(finding.blindSpot,300)},...witness===undefined?{}:{witness:(0,words.rF)(witness)}}}}
function sarifLevel(level){return level==="off"?"note":level}function messageOf({verdict,finding,server}){const blast=(0,words.iR)(verdict,[finding]);
const of=server===undefined?"":`${(0,words.Is)((0,words.RK)(server,100))}: `;
const sentences=[`${of}${(0,words.Is)((0,words.gY)(finding))}: ${(0,words.Is)((0,words.RK)(finding.message))}`,...blast===""?[]:[`It ${blast}.`],...finding.blindSpot===undefined?[]:[(0,words.Is)((0,lost_words.rt)(finding.blindSpot))],...finding.witness===undefined?[]:[`${(0,words.T7)(finding)}: ${(0,words.Is)((0,words.rF)(finding.witness,500))}`]];return sentences.join("\n")}function locationOf(location,fallbackFile){const{file,line,column,endLine,endColumn}=location??{file:fallbackFile,line:1,column:1};return{physicalLocation:{artifactLocation:{uri:uriOf(file),uriBaseId:"SRCROOT"},region:{startLine:line,startColumn:column,...endLine===undefined?{}:{endLine},...endColumn===undefined?{}:{endColumn}}}}}
function uriOf(file){const steps=file.replaceAll("\\","/").split("/");
const path=steps.filter(step=>step!==""&&step!==".").map(step=>encodeURIComponent(wellFormed(step)));return path.join("/")||"contract"}function wellFormed(text){return text.replace(/\p{Cs}/gu,"\uFFFD")}function notification(text,level){return{level,message:{text:(0,words.RK)(text,LONGEST_NOTICE)}}}})};
