export const id=1543;export const ids=[1543,346];export const modules={70346:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{reach:()=>reach,readClients:()=>readClients});
var external_node_os_=__webpack_require__(48161);
var external_node_path_=__webpack_require__(76760);
var external_node_util_=__webpack_require__(57975);
var main=__webpack_require__(99547);
var model_error=__webpack_require__(61343);
var json=__webpack_require__(7687);
var reference=__webpack_require__(67752);
var shape_words=__webpack_require__(65836);
const NEXT='A client configuration is {"mcpServers": {NAME: {"command": \u2026} or {"url": \u2026}}}, or the same as "servers".';
function listClientServers(value,file){const servers=serversIn(value);if(servers===undefined)throw new model_error.yo(`${file} is no client configuration: it has neither "mcpServers" nor "servers".`,NEXT);
const entries=Object.entries(servers);if(entries.length===0)throw new model_error.yo(`${file} names no server.`,NEXT);return entries.map(([name,raw])=>({name,shown:`${file}#${name}`,disabled:(0,json.Gv)(raw)&&((0,json.Dc)(raw,"disabled")===true||(0,json.Dc)(raw,"enabled")===false),raw}))}function isClientConfig(value){return serversIn(value)!==undefined}function serversIn(value){if(!(0,json.Gv)(value))return undefined;
const inside=(0,json.Dc)(value,"mcp");for(const servers of[(0,json.Dc)(value,"mcpServers"),(0,json.Dc)(value,"servers"),(0,json.Gv)(inside)?(0,json.Dc)(inside,"servers"):undefined])if((0,json.Gv)(servers)&&Object.values(servers).every(json.Gv))return servers;return undefined}function reachClientServer({shown,raw},around,read){const entry=new ServerEntry(raw,shown,around);
const url=entry.text("url")??entry.text("serverUrl")??entry.text("httpUrl");
const command=entry.text("command");if(url!==undefined&&command!==undefined)throw new model_error.yo(`${shown} has both a "command" and a "url".`,"Remove one of them.");if(url!==undefined){if(!/^https?:\/\//i.test(url)||!URL.canParse(url))throw new model_error.yo(`The "url" of ${shown} is no http(s) address.`,"Write https://HOST/PATH.");return{kind:"http",url,headers:entry.texts("headers")}}if(command===undefined)throw new model_error.yo(`${shown} has neither a "command" nor a "url".`,"Say how the server is started or reached.");
const cwd=entry.text("cwd");
const file=entry.text("envFile");return{kind:"stdio",command:[command,...entry.list("args")],...cwd===undefined?{}:{cwd},env:{...file===undefined?{}:read(file),...entry.texts("env")}}}
class ServerEntry{#raw;#shown;#around;constructor(raw,shown,around){if(!(0,json.Gv)(raw))throw new model_error.yo(`${shown} is no object.`,NEXT);this.#raw=raw;this.#shown=shown;this.#around=around}text(key){const value=(0,json.Dc)(this.#raw,key);if(value===undefined||value===null)return undefined;if(typeof value==="string"&&value.trim()!=="")return this.#expanded(value);throw this.#wrong(key,"no text")}list(key){const value=(0,json.Dc)(this.#raw,key)??[];if(!Array.isArray(value))throw this.#wrong(key,"no list");return value.map(item=>{if(typeof item!=="string"&&typeof item!=="number")throw this.#wrong(key,"no list of texts");return this.#expanded(String(item))})}texts(key){const value=(0,json.Dc)(this.#raw,key)??{};if(!(0,json.Gv)(value))throw this.#wrong(key,"no object");return Object.fromEntries(Object.entries(value).flatMap(([name,text])=>{if(text===null)return[];if(typeof text==="object")throw this.#wrong(key,`no text at ${(0,shape_words.dh)(name)}`);return[[name,this.#expanded(String(text))]]}))}#expanded(text){try{return(0,reference.fT)(text,this.#around)}catch(error){if(!(error instanceof model_error.yo))throw error;throw new model_error.yo(`${this.#shown}: ${error.message}`,error.next)}}#wrong(key,what){return new model_error.yo(`"${key}" of ${this.#shown} is ${what}.`,NEXT)}}
var positions=__webpack_require__(91745);
var read_text=__webpack_require__(43546);
function readClients(file,directory){const path=(0,external_node_path_.resolve)(directory,file);
const shown=(0,read_text.pS)(path,directory);return listClientServers(readJsonc((0,read_text.yR)(path,shown),shown),shown)}function readJsonc(text,shown){const errors=[];
const value=(0,main.parse)(text.replace(/^\ufeff/,""),errors,{allowTrailingComma:true});return errors.length>0||value===undefined?(0,positions.qF)(text,shown):value}function reach(entry,directory,around){const known={workspaceFolder:directory,workspaceFolderBasename:(0,external_node_path_.basename)(directory),cwd:directory,userHome:(0,external_node_os_.homedir)(),pathSeparator:external_node_path_.sep,"/":external_node_path_.sep};
const server=reachClientServer(entry,{...around,known},file=>{const values=(0,external_node_util_.parseEnv)((0,read_text.yR)((0,external_node_path_.resolve)(directory,file),(0,read_text.pS)(file,directory)));
const given=Object.entries(values).flatMap(([name,value])=>value===undefined?[]:[[name,value]]);for(const[,value]of given)around.hide(value);return Object.fromEntries(given)});if(server.kind==="http"||server.cwd===undefined||(0,external_node_path_.isAbsolute)(server.cwd))return server;return{...server,cwd:(0,external_node_path_.join)(directory,server.cwd)}}}),12461:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>gitConfiguration,z:()=>openGit});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var _model_error_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61343);
var _model_redact_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(29848);
const QUIET=["--no-pager","--literal-pathspecs","--no-optional-locks","-c","core.askPass=true"];
const MOST_OUTPUT=1024*1024*1024;
const LONGEST_MS=3e5;
function openGit(directory,variables={}){const run=(args,input)=>{const done=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("git",[...QUIET,...args],{cwd:directory,stdio:[input===undefined?"ignore":"pipe","pipe","pipe"],maxBuffer:MOST_OUTPUT,timeout:LONGEST_MS,env:{...process.env,...variables},...input===undefined?{}:{input}});if(done.error!==undefined&&"code"in done.error&&done.error.code==="ENOENT")throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo("git cannot be run: it is not installed, or the working directory does not exist.");if(done.error!==undefined)return{output:Buffer.alloc(0),complaint:done.error.message};return{output:done.stdout,complaint:done.status===0?undefined:wordsOf(done.stderr)}};
let remotes;return{directory,read:(args,input)=>{const{output,complaint}=run(args,input);if(complaint===undefined)return output;throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__.yo(`git ${args[0]} failed: ${complaint}.`,"Is this a checkout of the repository?")},line:args=>{const{output,complaint}=run(args);return complaint===undefined?output.toString("utf8").split("\n",1)[0]:undefined},remote:()=>{remotes??=run(["remote"]).output.toString("utf8").split("\n").filter(name=>name!=="");return remotes.includes("origin")?"origin":remotes[0]},complaint:args=>run(args).complaint}}
function gitConfiguration(env,settings){const count=/^\d+$/.test(env.GIT_CONFIG_COUNT??"")?Number(env.GIT_CONFIG_COUNT):0;
const pairs=settings.flatMap(([key,value],index)=>[[`GIT_CONFIG_KEY_${count+index}`,key],[`GIT_CONFIG_VALUE_${count+index}`,value]]);return{GIT_CONFIG_COUNT:String(count+settings.length),...Object.fromEntries(pairs)}}
function wordsOf(stderr){const lines=stderr.toString("utf8").split("\n").map(line=>line.trim());
const told=lines.filter(line=>/^(?:fatal|error):/.test(line));
const words=told[0]??lines.findLast(line=>line!=="")??"it says nothing";return(0,_model_redact_js__WEBPACK_IMPORTED_MODULE_2__.gC)(words.replace(/^(?:fatal|error): /,"")).replace(/[.\s]+$/,"").slice(0,300)}}),67752:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{cT:()=>withoutSecrets,fT:()=>expand,gu:()=>REFERENCE,ii:()=>referencesIn});
var _error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _secret_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(86208);
var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(65836);
const REFERENCE="${env:NAME}";
function expand(text,{variable,known,hide}){return text.replace(/\$\{([^}]*)\}/g,(whole,inside)=>{if(Object.hasOwn(known,inside))return known[inside]??"";const[,kind,rest=""]=/^(?:([A-Za-z]+):(?!-))?(.*)$/s.exec(inside)??[];if(kind==="input")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} asks a person, and here is none.`,`Write ${REFERENCE} in its place.`);const[,name,fallback]=/^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(rest)??[];if(name===undefined||kind!==undefined&&kind!=="env")throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} cannot be replaced here.`,`Write ${REFERENCE} in its place.`);if(isOurs(name))throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__.dh)(whole)} is a variable of the runner, which no server gets.`,"Name another one.");
const value=variable(name);if(value!==undefined&&value!==""){hide(value);return value}if(fallback!==undefined)return fallback;throw new _error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The variable ${name} is ${value===undefined?"not set":"empty"}.`,"Give it to the run: in a workflow as `env` of the step.")})}function referencesIn(text){const found=[...text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)\}/g)].map(([,name])=>name??"");return[...new Set(found)].filter(name=>!CLIENTS_OWN.has(name)&&!isOurs(name))}
const CLIENTS_OWN=new Set(["workspaceFolder","workspaceFolderBasename","userHome","cwd","pathSeparator"]);
function isOurs(name){return/^(?:INPUT_|ACTIONS_|RUNNER_)/i.test(name)}
const SHORTEST=4;
function withoutSecrets(text,secrets){const long=[...secrets].filter(secret=>secret.length>=SHORTEST).sort((a,b)=>b.length-a.length);return long.reduce((shown,secret)=>shown.replaceAll(secret,_secret_js__WEBPACK_IMPORTED_MODULE_1__.v5),text)}}),11543:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{initCommand:()=>initCommand});
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var clients=__webpack_require__(70346);
var read_contract=__webpack_require__(14003);
var read_git=__webpack_require__(12461);
function programOrigin(file){const root=rootOf((0,external_node_fs_.realpathSync)(file));if(root===undefined)return undefined;
const git=(0,read_git.z)(root);
const commit=git.line(["rev-parse","--verify","--quiet","HEAD^{commit}"]);
const remote=git.remote();
const url=remote===undefined?undefined:git.line(["remote","get-url",remote]);const[,name]=/github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url??"")??[];return commit===undefined||name===undefined?undefined:`${name}@${commit}`}function rootOf(file){for(let at=(0,external_node_path_.dirname)(file);(0,external_node_path_.dirname)(at)!==at;at=(0,external_node_path_.dirname)(at))if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(at,".git")))return(0,external_node_fs_.existsSync)((0,external_node_path_.join)(at,"action.yml"))?at:undefined;return undefined}
var model_error=__webpack_require__(61343);
var json=__webpack_require__(7687);
var parse=__webpack_require__(46348);
var positions=__webpack_require__(91745);
const CLIENT_FILES=[".mcp.json",".vscode/mcp.json",".cursor/mcp.json","mcp.json","claude_desktop_config.json"];
function findClientFile(directory){const found=CLIENT_FILES.find(file=>existsSync(join(directory,file)));if(found!==undefined)return found;throw new MissingSource(`There is no client configuration here (${CLIENT_FILES.join(", ")}).`,"Name the file that lists the servers.")}
var found=__webpack_require__(28697);
var read_text=__webpack_require__(43546);
async function findProject(directory){return{server:ownServer(directory),clients:CLIENT_FILES.find(file=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory,file))),contracts:await findContracts(directory)}}
const FRAMEWORK=/^(?:@modelcontextprotocol\/(?:sdk|server|node)|fastmcp|mcp-framework|@mastra\/mcp|mcp-handler)$/;
function ownServer(directory){if(!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory,"package.json")))return undefined;
const manifest=(0,positions.qF)((0,read_text.yR)((0,external_node_path_.join)(directory,"package.json"),"package.json"),"package.json");if(!(0,json.Gv)(manifest))return undefined;
const packages=["dependencies","peerDependencies","devDependencies"].flatMap(key=>Object.keys(objectAt(manifest,key)));
const command=packages.some(name=>FRAMEWORK.test(name))?commandOf(manifest):undefined;return command===undefined?undefined:{command,build:buildOf(manifest,directory)}}
function objectAt(object,key){const value=(0,json.Dc)(object,key);return(0,json.Gv)(value)?value:{}}
function textAt(object,key){const value=(0,json.Dc)(object,key);return typeof value==="string"&&value.trim()!==""?value.trim():undefined}function commandOf(manifest){const bins=Object.values(objectAt(manifest,"bin"));
const bin=textAt(manifest,"bin")??bins.find(file=>typeof file==="string");if(typeof bin==="string")return`node ${quoted(bin.replace(/^\.\//,""))}`;
const start=textAt(objectAt(manifest,"scripts"),"start");if(start!==undefined&&/^node [\w./@ -]+$/.test(start))return start;if(start!==undefined)return"npm start --silent";
const main=textAt(manifest,"main");return main===undefined?undefined:`node ${quoted(main.replace(/^\.\//,""))}`}function quoted(path){return/\s/.test(path)?`"${path}"`:path}
const INSTALLS=[["package-lock.json","npm ci","npm run build"],["npm-shrinkwrap.json","npm ci","npm run build"],["pnpm-lock.yaml","corepack enable\npnpm install --frozen-lockfile","pnpm run build"],["yarn.lock","corepack enable\nyarn install","yarn run build"],["bun.lock","bun install --frozen-lockfile","bun run build"],["bun.lockb","bun install --frozen-lockfile","bun run build"]];
function buildOf(manifest,directory){const[,install,run]=INSTALLS.find(([lock])=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory,lock)))??["","npm install","npm run build"];return textAt(objectAt(manifest,"scripts"),"build")===undefined?install:`${install}
${run}`}
const NAMED=["*.mcpc.json","{mcp-contract,mcp.contract,contract,tools,mcp-tools}.json","{contract,contracts}/*.json"];
async function findContracts(directory){const{glob}=await Promise.all([__webpack_require__.e(4006),__webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__,73382));
const files=await glob(NAMED,{cwd:directory,ignore:(0,found.gP)(""),dot:true});return files.sort().filter(file=>holdsContract((0,external_node_path_.join)(directory,file),file))}function holdsContract(path,file){try{(0,parse.UA)((0,positions.qF)((0,read_text.yR)(path,file),file),file,file);return true}catch(error){if(error instanceof model_error.yo)return false;throw error}}
var files=__webpack_require__(42807);
var model_capture=__webpack_require__(67555);
var version=__webpack_require__(83341);
var visible=__webpack_require__(69951);
var reference=__webpack_require__(67752);
var server_list=__webpack_require__(67683);
var server_sides=__webpack_require__(41987);
var run_terminal=__webpack_require__(26408);
async function captureList(file,context,terminal){const{directory,outside}=context;
const config={levels:{},accept:[],base:directory};
const files=[];
const unread=[];for(const one of(0,server_list.F)(config,(0,clients.readClients)(file,directory),undefined)){if(one.client?.disabled===true){await (0,run_terminal.cc)(terminal,`Server ${(0,visible.RK)(one.name)} is switched off, and was left out.`);continue}
const secrets=new Set;
const hide=secret=>void secrets.add(secret);
const ports={environment:terminal.env,...outside===undefined?{}:{outside}};try{const{sides,context:own}=await (0,server_sides.T)(one,{config,ports,directory,hide});const{contract,madeOf}=await (0,read_contract.J)(sides.candidate,{...context,...own},sides.parsed?.candidate);files.push({file:one.baseline,text:(0,model_capture.MW)(contract,madeOf)})}catch(error){if(!(error instanceof model_error.yo))throw error;
const next=error.next===undefined?undefined:(0,reference.cT)(error.next,secrets);unread.push(new model_error.yo(`Server ${one.name} could not be read: ${(0,reference.cT)(error.message,secrets)}`,next))}}return{files,unread}};
const BASELINE="mcp-contract.json";
function chooseCheck(flags,project,variablesOf){const{serverCommand,buildCommand,servers,capture}=flags;
const baseline=capture===true||project.contracts.includes(BASELINE)?BASELINE:undefined;if(serverCommand!==undefined&&servers!==undefined)throw new model_error.yo("--server-command and --servers are both given.","Write one workflow after the other.");if(serverCommand!==undefined)return{kind:"server",command:serverCommand,build:buildCommand??project.server?.build,baseline};
const watch=file=>({kind:"clients",file,variables:variablesOf(file)});if(servers!==undefined)return watch(servers);if(project.server!==undefined)return{kind:"server",...project.server,...buildCommand===undefined?{}:{build:buildCommand},baseline};const[contract]=project.contracts;if(contract!==undefined)return{kind:"contract",contract};if(project.clients!==undefined)return watch(project.clients);throw new model_error.yo("Nothing was found to begin with: no package with an MCP server, no contract file, no client configuration.","Say how your server is started with --server-command, or name a client configuration with --servers.")}function alsoFound(check,project){const notes=[];if(check.kind!=="clients"&&project.clients!==undefined)notes.push(`Also found ${project.clients}: \`mcp-compat init --servers ${project.clients} --force\` would watch its servers instead.`);
const contracts=project.contracts.filter(file=>check.kind!=="contract"||file!==check.contract);if(check.kind!=="clients"&&contracts.length>0)notes.push(`Also found contracts: ${contracts.slice(0,5).join(", ")}.`);return notes}function referredIn(servers){const text=JSON.stringify(servers.filter(({disabled})=>!disabled).map(({raw})=>raw));return(0,reference.ii)(text)}
var mask_source=__webpack_require__(67691);
const CHECKOUT="actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
function workflowFor(check,uses){return["name: MCP contract","",...triggers(check),"","permissions:","  contents: read","","concurrency:","  group: mcp-contract-${{ github.ref }}","  cancel-in-progress: true","","jobs:","  contract:","    runs-on: ubuntu-latest","    timeout-minutes: 15","    permissions:","      contents: read",check.kind==="clients"?"      security-events: write":"      pull-requests: write","    steps:",`      - uses: ${CHECKOUT}`,"        with:","          persist-credentials: false",...check.kind==="clients"?[]:["          fetch-depth: 0"],`      - uses: ${uses}`,...environment(check),"        with:",...inputs(check),""].join("\n")}function triggers({kind}){if(kind==="clients")return["on:","  schedule:","    - cron: '17 4 * * *'","  workflow_dispatch:"];return["on:","  pull_request:","    types: [opened, synchronize, reopened, labeled, unlabeled]"]}function environment(check){if(check.kind!=="clients"||check.variables.length===0)return[];return["        env:",...check.variables.map(name=>`          ${name}: $\{{ secrets.${name} }}`)]}function inputs(check){switch(check.kind){case"server":return[`          server-command: ${scalar(check.command)}`,...check.build===undefined?[]:block("build-command",check.build),...check.baseline===undefined?[]:[`          baseline: ${scalar(check.baseline)}`],'          accept-label: "mcp-compat: accept"'];case"contract":return[`          contract: ${scalar(check.contract)}`,'          accept-label: "mcp-compat: accept"'];case"clients":return[`          servers: ${scalar(check.file)}`,"          upload-sarif: true"]}}
function block(name,lines){const all=plain(lines).split("\n");if(all.length===1)return[`          ${name}: ${scalar(all[0]??"")}`];return[`          ${name}: |`,...all.map(line=>`            ${line}`)]}function scalar(text){const bare=/^[A-Za-z][\w./@ -]*$/.test(plain(text))&&!/^(?:true|false|yes|no|on|off|null)$/i.test(text);return bare&&!text.endsWith(" ")?text:JSON.stringify(text)}function plain(text){if((0,mask_source.M)(text)!==text)throw new model_error.yo(`${JSON.stringify((0,mask_source.M)(text))} holds what looks like a secret, and a workflow file is no place for one.`,"Leave it out, and give it to the server by input server-env from a secret of the repository.");if(!text.includes("${{"))return text;throw new model_error.yo(`${JSON.stringify(text)} holds what a workflow takes for an expression.`,"Give another command with --server-command.")};
const WORKFLOW=".github/workflows/mcp-compat.yml";
const UNKNOWN="OWNER/mcp-compat-action@COMMIT";
async function initCommand(options,context,terminal){const{directory}=context;
const project=await findProject(directory);
const check=chooseCheck(options,project,file=>referredIn((0,clients.readClients)(file,directory)));
const uses=usedAs(options.action,terminal.argv?.[1]);
const workflow={file:WORKFLOW,text:workflowFor(check,`${uses} # v${version.x}`)};refuseStanding([workflow.file,...check.kind==="server"&&options.capture===true?[BASELINE]:[]],options,directory);const{files,unread}=await baselinesFor(check,options,context,terminal);
const standing=options.force===true?[]:files.filter(({file})=>(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory,file)));for(const{file}of standing)await (0,run_terminal.cc)(terminal,`${(0,visible.RK)(file)} is there already and stays as it is.`);
const written=[workflow,...files.filter(file=>!standing.includes(file))];for(const file of written)await deliver(file,options,directory,terminal);for(const line of[...alsoFound(check,project),...nextSteps(check,uses,options,written)])await (0,run_terminal.cc)(terminal,(0,visible.RK)(line,2e3));for(const error of unread)await (0,run_terminal.cc)(terminal,(0,run_terminal.$N)(error));return unread.length>0?"unread":"passed"}function refuseStanding(files,{force,dryRun},directory){const standing=files.find(file=>(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory,file)));if(standing===undefined||force===true||dryRun===true)return;throw new model_error.yo(`${standing} is there already.`,"With --force it is overwritten.")}function usedAs(given,program){if(given===undefined)return(program===undefined?undefined:programOrigin(program))??UNKNOWN;if(/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40}$/.test(given))return given;throw new model_error.yo(`--action is ${JSON.stringify(given)}, which is no OWNER/REPOSITORY@COMMIT.`,"Pin the Action by the 40 digits of a commit.")}async function baselinesFor(check,{capture},context,terminal){if(capture!==true||check.kind==="contract")return{files:[],unread:[]};if(check.kind==="clients")return captureList(check.file,context,terminal);const{contract,madeOf}=await (0,read_contract.J)(`stdio:${check.command}`,context).catch(error=>{if(!(error instanceof model_error.yo))throw error;
const build=check.build===undefined?"":` Was it built (${check.build.split("\n").join(", ")})?`;throw new model_error.yo(error.message,`${error.next??""}${build}`.trim())});return{files:[{file:BASELINE,text:(0,model_capture.MW)(contract,madeOf)}],unread:[]}}
async function deliver({file,text},{dryRun},directory,terminal){if(dryRun===true)return(0,run_terminal.yy)(terminal.stdout,`# ${file}
${text}
`);await (0,files.f)((0,external_node_path_.resolve)(directory,file),text);await (0,run_terminal.cc)(terminal,`Wrote ${(0,visible.RK)(file)}.`)}function nextSteps(check,uses,{dryRun,capture},written){if(dryRun===true)return["Nothing was written."];
const files=written.map(({file})=>file).join(" ");return[...uses===UNKNOWN?[`Replace ${UNKNOWN} in ${WORKFLOW} by the Action's repository and a commit of it.`]:[],...secretsStep(check),...check.kind==="clients"&&capture!==true?[`Next: approve what the servers promise today with \`mcp-compat gate --servers ${check.file} --update-baseline\`.`]:[],`Next: \`git add ${files}\`, and commit.`]}function secretsStep(check){if(check.kind!=="clients"||check.variables.length===0)return[];return[`Next: set the repository's secrets ${check.variables.join(", ")}.`]}}),67683:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F:()=>listServers});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _io_read_config_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94323);
var _model_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61343);
var _model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(65836);
function listServers(config,clients,only){const entries=config.servers??[];
const byName=new Map(clients.map(client=>[client.name,client]));
const named=new Set(entries.map(({name})=>name));
const all=[...entries.map(entry=>({name:entry.name,entry,client:byName.get(entry.name)})),...clients.filter(({name})=>!named.has(name)).map(client=>({name:client.name,entry:undefined,client}))];
const folder=config.baselines??_io_read_config_js__WEBPACK_IMPORTED_MODULE_1__.t;
const listed=all.map(one=>({...one,baseline:one.entry?.baseline??fileFor(folder,one.name)}));refuseTwins(listed);return picked(listed,only)}function fileFor(folder,name){const plain=name.replace(/[^A-Za-z0-9._-]+/g,"-").replace(/^[.-]+|[.-]+$/g,"");return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder,`${plain===""?"server":plain}.json`)}function refuseTwins(listed){const owners=new Map;for(const{name,baseline,entry}of listed){if(entry?.baseline!==undefined)continue;
const owner=owners.get(baseline.toLowerCase());if(owner!==undefined)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The servers ${(0,_model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__.dh)(owner)} and ${(0,_model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__.dh)(name)} would share the baseline ${baseline}.`,"Give one of them a `baseline` in the config file.");owners.set(baseline.toLowerCase(),name)}}
function picked(listed,only){if(only===undefined)return listed;
const known=new Set(listed.map(({name})=>name));
const lacking=only.find(name=>!known.has(name));if(lacking!==undefined)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__.yo(`There is no server ${(0,_model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__.dh)(lacking)} in the list.`,`It has ${[...known].slice(0,20).map(_model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__.dh).join(", ")}.`);return listed.filter(({name})=>only.includes(name))}}),41987:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>prepareServer});
var _model_error_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61343);
var _model_reference_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67752);
var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(86208);
var _model_source_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8480);
async function prepareServer(one,around){const{entry,client,baseline}=one;
const references=referencesIn(around);
const headers=expandAll(entry?.headers,references);
const env=expandAll(entry?.env,references);
const outside=outsideFor(around.ports.outside,headers,env);
const sidesOf=(candidate,from)=>{const approved=sourceOf(baseline,around,references);refuseGuarded(around.ports,from,approved);return{baseline,candidate,parsed:{baseline:approved,candidate:from}}};
const context=outside===undefined?{}:{outside};if(entry?.candidate!==undefined)return{sides:sidesOf(entry.candidate,sourceOf(entry.candidate,around,references)),context};if(client===undefined)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo("It has no candidate.",`Give it a \`candidate\` (${entry?.at??"in the config file"}).`);const{reach}=await __webpack_require__.e(346).then(__webpack_require__.bind(__webpack_require__,70346));
const server=reach(client,around.directory,references);hideGiven(server,around.hide);return{sides:sidesOf(client.shown,server),context}}
function referencesIn({ports,hide}){const{environment={},guarded}=ports;return{hide,variable:name=>{if(guarded!==true)return Object.hasOwn(environment,name)?environment[name]:undefined;throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The variable ${name} is not read under pull_request_target.`,"Use the event pull_request.")}}}
function refuseGuarded({guarded},...sources){const started=sources.find(_model_source_js__WEBPACK_IMPORTED_MODULE_3__.kH);if(guarded!==true||started===undefined)return;throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.yo("It is a program to be started, which is refused under pull_request_target.","Use the event pull_request.")}function expandAll(given,references){const known={...references,known:{}};return Object.fromEntries(Object.entries(given??{}).map(([name,text])=>[name,(0,_model_reference_js__WEBPACK_IMPORTED_MODULE_1__.fT)(text,known)]))}function sourceOf(text,{config,directory},references){const around={...references,known:{}};if(!text.startsWith("stdio:"))return(0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__.PJ)((0,_model_reference_js__WEBPACK_IMPORTED_MODULE_1__.fT)(text,around));
const source=(0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__.PJ)(text);if(source.kind!=="stdio")return source;const[program,...args]=source.command;
const command=[(0,_model_reference_js__WEBPACK_IMPORTED_MODULE_1__.fT)(program,around),...args.map(word=>(0,_model_reference_js__WEBPACK_IMPORTED_MODULE_1__.fT)(word,around))];return{...source,command,...config.base===directory?{}:{cwd:config.base}}}
function outsideFor(outside,headers,env){if(outside===undefined)return undefined;const{servers}=outside;return{...outside,servers:{...servers,headers:{...servers.headers,...headers},env:{...servers.env,...env}}}}
function hideGiven(server,hide){for(const[name,value]of Object.entries((server.kind==="http"?server.headers:server.env)??{}))if((0,_model_secret_js__WEBPACK_IMPORTED_MODULE_2__.uE)(name)||(0,_model_secret_js__WEBPACK_IMPORTED_MODULE_2__.gC)(value)!==value)hide(value)}})};
