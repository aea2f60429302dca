export const id = 1543;
export const ids = [1543,346];
export const modules = {

/***/ 70346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reach: () => (/* binding */ reach),
  readClients: () => (/* binding */ readClients)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/reference.js
var reference = __webpack_require__(67752);
// EXTERNAL MODULE: ./lib/model/shape-words.js
var shape_words = __webpack_require__(65836);
;// CONCATENATED MODULE: ./lib/model/client-config.js
/**
 * The servers in a configuration of an MCP client, as their documentation has it: `mcpServers` (Claude, Cursor, Cline,
 * Windsurf, Gemini CLI), `servers` with `inputs` (VS Code), or that inside of `mcp` (VS Code's settings).
 */




const NEXT = 'A client configuration is {"mcpServers": {NAME: {"command": …} or {"url": …}}}, or the same as "servers".';
/** @throws UserError where the value is no client configuration, or names no server */
function listClientServers(value, file) {
    const servers = serversIn(value);
    if (servers === undefined)
        throw new model_error/* UserError */.yo(`${file} is no client configuration: it has neither "mcpServers" nor "servers".`, NEXT);
    const entries = Object.entries(servers);
    if (entries.length === 0)
        throw new model_error/* UserError */.yo(`${file} names no server.`, NEXT);
    return entries.map(([name, raw]) => ({
        name,
        shown: `${file}#${name}`,
        disabled: (0,json/* isObject */.Gv)(raw) && ((0,json/* member */.Dc)(raw, 'disabled') === true || (0,json/* member */.Dc)(raw, 'enabled') === false),
        raw,
    }));
}
/** Is it a configuration of a client? Told by what is in it, not by its name. */
function isClientConfig(value) {
    return serversIn(value) !== undefined;
}
function serversIn(value) {
    if (!(0,json/* isObject */.Gv)(value))
        return undefined;
    const inside = (0,json/* member */.Dc)(value, 'mcp');
    for (const servers of [
        (0,json/* member */.Dc)(value, 'mcpServers'),
        (0,json/* member */.Dc)(value, 'servers'),
        (0,json/* isObject */.Gv)(inside) ? (0,json/* member */.Dc)(inside, 'servers') : undefined,
    ])
        if ((0,json/* isObject */.Gv)(servers) && Object.values(servers).every(json/* isObject */.Gv))
            return servers;
    return undefined;
}
/**
 * How the server is reached, its references replaced.
 * @throws UserError where the entry says too little, or a reference has no value
 */
function reachClientServer({ shown, raw }, around, read) {
    const entry = new ServerEntry(raw, shown, around);
    const url = entry.text('url') ?? entry.text('serverUrl') ?? entry.text('httpUrl');
    const command = entry.text('command');
    if (url !== undefined && command !== undefined)
        throw new model_error/* UserError */.yo(`${shown} has both a "command" and a "url".`, 'Remove one of them.');
    if (url !== undefined) {
        if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
            throw new model_error/* UserError */.yo(`The "url" of ${shown} is no http(s) address.`, 'Write https://HOST/PATH.');
        return { kind: 'http', url, headers: entry.texts('headers') };
    }
    if (command === undefined)
        throw new model_error/* UserError */.yo(`${shown} has neither a "command" nor a "url".`, 'Say how the server is started or reached.');
    const cwd = entry.text('cwd');
    const file = entry.text('envFile');
    return {
        kind: 'stdio',
        command: [command, ...entry.list('args')],
        ...(cwd === undefined ? {} : { cwd }),
        env: { ...(file === undefined ? {} : read(file)), ...entry.texts('env') },
    };
}
/** Reads one entry; texts come out with their references replaced. */
class ServerEntry {
    #raw;
    #shown;
    #around;
    constructor(raw, shown, around) {
        if (!(0,json/* isObject */.Gv)(raw))
            throw new model_error/* UserError */.yo(`${shown} is no object.`, NEXT);
        this.#raw = raw;
        this.#shown = shown;
        this.#around = around;
    }
    text(key) {
        const value = (0,json/* member */.Dc)(this.#raw, key);
        if (value === undefined || value === null)
            return undefined;
        if (typeof value === 'string' && value.trim() !== '')
            return this.#expanded(value);
        throw this.#wrong(key, 'no text');
    }
    list(key) {
        const value = (0,json/* member */.Dc)(this.#raw, key) ?? [];
        if (!Array.isArray(value))
            throw this.#wrong(key, 'no list');
        return value.map((item) => {
            if (typeof item !== 'string' && typeof item !== 'number')
                throw this.#wrong(key, 'no list of texts');
            return this.#expanded(String(item));
        });
    }
    /** Texts by name; null stands for none. */
    texts(key) {
        const value = (0,json/* member */.Dc)(this.#raw, key) ?? {};
        if (!(0,json/* isObject */.Gv)(value))
            throw this.#wrong(key, 'no object');
        return Object.fromEntries(Object.entries(value).flatMap(([name, text]) => {
            if (text === null)
                return [];
            if (typeof text === 'object')
                throw this.#wrong(key, `no text at ${(0,shape_words/* brief */.dh)(name)}`);
            return [[name, this.#expanded(String(text))]];
        }));
    }
    #expanded(text) {
        try {
            return (0,reference/* expand */.fT)(text, this.#around);
        }
        catch (error) {
            if (!(error instanceof model_error/* UserError */.yo))
                throw error;
            throw new model_error/* UserError */.yo(`${this.#shown}: ${error.message}`, error.next);
        }
    }
    #wrong(key, what) {
        return new model_error/* UserError */.yo(`"${key}" of ${this.#shown} is ${what}.`, NEXT);
    }
}
//# sourceMappingURL=client-config.js.map
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(43546);
;// CONCATENATED MODULE: ./lib/io/read/clients.js
/** Client configurations, by which a team says what servers it depends on. */







/**
 * The servers of a configuration, in its order; comments and trailing commas are allowed in it.
 * @throws MissingSource where there is no such file, UserError where it is no client configuration
 */
function readClients(file, directory) {
    const path = (0,external_node_path_.resolve)(directory, file);
    const shown = (0,read_text/* shownPath */.pS)(path, directory);
    return listClientServers(readJsonc((0,read_text/* readText */.yR)(path, shown), shown), shown);
}
/** JSON as editors write their settings. @throws UserError where it is none */
function readJsonc(text, shown) {
    const errors = [];
    const value = (0,main.parse)(text.replace(/^\ufeff/, ''), errors, { allowTrailingComma: true });
    return errors.length > 0 || value === undefined ? (0,positions/* parseJson */.qF)(text, shown) : value;
}
/**
 * How a server of the configuration is reached, its references replaced.
 * @throws UserError where the entry says too little, or a reference has no value
 */
function reach(entry, directory, around) {
    const known = {
        workspaceFolder: directory,
        workspaceFolderBasename: (0,external_node_path_.basename)(directory),
        cwd: directory,
        userHome: (0,external_node_os_.homedir)(),
        pathSeparator: external_node_path_.sep,
        '/': external_node_path_.sep,
    };
    const server = reachClientServer(entry, { ...around, known }, (file) => {
        const values = (0,external_node_util_.parseEnv)((0,read_text/* readText */.yR)((0,external_node_path_.resolve)(directory, file), (0,read_text/* shownPath */.pS)(file, directory)));
        const given = Object.entries(values).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]);
        for (const [, value] of given)
            around.hide(value);
        return Object.fromEntries(given);
    });
    if (server.kind === 'http' || server.cwd === undefined || (0,external_node_path_.isAbsolute)(server.cwd))
        return server;
    return { ...server, cwd: (0,external_node_path_.join)(directory, server.cwd) };
}
//# sourceMappingURL=clients.js.map

/***/ }),

/***/ 12461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ gitConfiguration),
/* harmony export */   z: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61343);
/* harmony import */ var _model_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29848);



/** Hooks, pagers and prompts stay out of the way; paths are names, not patterns. */
const QUIET = ['--no-pager', '--literal-pathspecs', '--no-optional-locks', '-c', 'core.askPass=true'];
const MOST_OUTPUT = 1024 * 1024 * 1024;
const LONGEST_MS = 300_000;
/** @throws UserError (when used) where git is missing or the directory is in no repository */
function openGit(directory, variables = {}) {
    const run = (args, input) => {
        const done = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', [...QUIET, ...args], {
            cwd: directory,
            stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
            maxBuffer: MOST_OUTPUT,
            timeout: LONGEST_MS,
            env: { ...process.env, ...variables },
            ...(input === undefined ? {} : { input }),
        });
        if (done.error !== undefined && 'code' in done.error && done.error.code === 'ENOENT')
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('git cannot be run: it is not installed, or the working directory does not exist.');
        if (done.error !== undefined)
            return { output: Buffer.alloc(0), complaint: done.error.message };
        return { output: done.stdout, complaint: done.status === 0 ? undefined : wordsOf(done.stderr) };
    };
    let remotes;
    return {
        directory,
        read: (args, input) => {
            const { output, complaint } = run(args, input);
            if (complaint === undefined)
                return output;
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`git ${args[0]} failed: ${complaint}.`, 'Is this a checkout of the repository?');
        },
        line: (args) => {
            const { output, complaint } = run(args);
            return complaint === undefined ? output.toString('utf8').split('\n', 1)[0] : undefined;
        },
        remote: () => {
            remotes ??= run(['remote'])
                .output.toString('utf8')
                .split('\n')
                .filter((name) => name !== '');
            return remotes.includes('origin') ? 'origin' : remotes[0];
        },
        complaint: (args) => run(args).complaint,
    };
}
/** Variables that set configuration, in addition to what `env` sets so already; as a flag it would not reach submodules. */
function gitConfiguration(env, settings) {
    const count = /^\d+$/.test(env.GIT_CONFIG_COUNT ?? '') ? Number(env.GIT_CONFIG_COUNT) : 0;
    const pairs = settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${count + index}`, key],
        [`GIT_CONFIG_VALUE_${count + index}`, value],
    ]);
    return { GIT_CONFIG_COUNT: String(count + settings.length), ...Object.fromEntries(pairs) };
}
/** The last thing git said, on one line, without its prefix and without the credentials of a remote. */
function wordsOf(stderr) {
    const lines = stderr
        .toString('utf8')
        .split('\n')
        .map((line) => line.trim());
    const told = lines.filter((line) => /^(?:fatal|error):/.test(line));
    const words = told[0] ?? lines.findLast((line) => line !== '') ?? 'it says nothing';
    return (0,_model_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .maskText */ .gC)(words.replace(/^(?:fatal|error): /, ''))
        .replace(/[.\s]+$/, '')
        .slice(0, 300);
}
//# sourceMappingURL=git.js.map

/***/ }),

/***/ 67752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   fT: () => (/* binding */ expand),
/* harmony export */   gu: () => (/* binding */ REFERENCE),
/* harmony export */   ii: () => (/* binding */ referencesIn)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86208);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65836);
/** References to environment variables in text that must not hold a secret itself. */



/** How one is written, for messages. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a user writes.
const REFERENCE = '${env:NAME}';
/**
 * The text with its references replaced: `${env:NAME}`, and `${NAME}` and `${NAME:-default}` as clients write them.
 * What a value holds is not looked into again.
 * @throws UserError where a variable is not set, or a client would ask somebody
 */
function expand(text, { variable, known, hide }) {
    return text.replace(/\$\{([^}]*)\}/g, (whole, inside) => {
        if (Object.hasOwn(known, inside))
            return known[inside] ?? '';
        const [, kind, rest = ''] = /^(?:([A-Za-z]+):(?!-))?(.*)$/s.exec(inside) ?? [];
        if (kind === 'input')
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} asks a person, and here is none.`, `Write ${REFERENCE} in its place.`);
        const [, name, fallback] = /^([A-Za-z_]\w*)(?::-(.*))?$/s.exec(rest) ?? [];
        if (name === undefined || (kind !== undefined && kind !== 'env'))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} cannot be replaced here.`, `Write ${REFERENCE} in its place.`);
        if (isOurs(name))
            throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .brief */ .dh)(whole)} is a variable of the runner, which no server gets.`, 'Name another one.');
        const value = variable(name);
        if (value !== undefined && value !== '') {
            hide(value);
            return value;
        }
        if (fallback !== undefined)
            return fallback;
        throw new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The variable ${name} is ${value === undefined ? 'not set' : 'empty'}.`, 'Give it to the run: in a workflow as `env` of the step.');
    });
}
/** The names of the variables that a text refers to without a default, each once. */
function referencesIn(text) {
    const found = [...text.matchAll(/\$\{(?:env:)?([A-Za-z_]\w*)\}/g)].map(([, name]) => name ?? '');
    return [...new Set(found)].filter((name) => !CLIENTS_OWN.has(name) && !isOurs(name));
}
/** What clients replace without a variable. */
const CLIENTS_OWN = new Set(['workspaceFolder', 'workspaceFolderBasename', 'userHome', 'cwd', 'pathSeparator']);
/** Inputs of the step and the runner's own tokens stand in the environment too. */
function isOurs(name) {
    return /^(?:INPUT_|ACTIONS_|RUNNER_)/i.test(name);
}
const SHORTEST = 4;
/** The text without the secrets. What is shorter than four characters is no secret, and would tear words. */
function withoutSecrets(text, secrets) {
    const long = [...secrets].filter((secret) => secret.length >= SHORTEST).sort((a, b) => b.length - a.length);
    return long.reduce((shown, secret) => shown.replaceAll(secret, _secret_js__WEBPACK_IMPORTED_MODULE_1__/* .MASK */ .v5), text);
}
//# sourceMappingURL=reference.js.map

/***/ }),

/***/ 11543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/io/read/clients.js + 1 modules
var clients = __webpack_require__(70346);
// EXTERNAL MODULE: ./lib/io/read/contract.js + 1 modules
var read_contract = __webpack_require__(14003);
// EXTERNAL MODULE: ./lib/io/read/git.js
var read_git = __webpack_require__(12461);
;// CONCATENATED MODULE: ./lib/io/read/program-origin.js
/** Which commit of which repository this program was checked out from. */



/**
 * `OWNER/REPOSITORY@COMMIT`, where the program lies in a checkout of a repository on GitHub that holds an Action;
 * undefined anywhere else, as where it was installed into somebody's project.
 */
function programOrigin(file) {
    const root = rootOf((0,external_node_fs_.realpathSync)(file));
    if (root === undefined)
        return undefined;
    const git = (0,read_git/* openGit */.z)(root);
    const commit = git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    const remote = git.remote();
    const url = remote === undefined ? undefined : git.line(['remote', 'get-url', remote]);
    const [, name] = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url ?? '') ?? [];
    return commit === undefined || name === undefined ? undefined : `${name}@${commit}`;
}
/** The nearest folder above that is a checkout; its Action says that it is ours. */
function rootOf(file) {
    for (let at = (0,external_node_path_.dirname)(file); (0,external_node_path_.dirname)(at) !== at; at = (0,external_node_path_.dirname)(at))
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, '.git')))
            return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, 'action.yml')) ? at : undefined;
    return undefined;
}
//# sourceMappingURL=program-origin.js.map
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(61343);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/parse.js + 3 modules
var parse = __webpack_require__(46348);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(91745);
;// CONCATENATED MODULE: ./lib/io/read/client-file.js
/** Where a repository keeps the list of servers that its people work with. */



/** Files that clients look for in a project, in the order of how many read them. */
const CLIENT_FILES = [
    '.mcp.json',
    '.vscode/mcp.json',
    '.cursor/mcp.json',
    'mcp.json',
    'claude_desktop_config.json',
];
/**
 * The first client configuration of the folder, relative to it.
 * @throws MissingSource where there is none
 */
function findClientFile(directory) {
    const found = CLIENT_FILES.find((file) => existsSync(join(directory, file)));
    if (found !== undefined)
        return found;
    throw new MissingSource(`There is no client configuration here (${CLIENT_FILES.join(', ')}).`, 'Name the file that lists the servers.');
}
//# sourceMappingURL=client-file.js.map
// EXTERNAL MODULE: ./lib/io/read/found.js
var found = __webpack_require__(28697);
// EXTERNAL MODULE: ./lib/io/read/text.js
var read_text = __webpack_require__(43546);
;// CONCATENATED MODULE: ./lib/io/read/project.js
/** What a repository holds that a check of contracts could begin with. */









/** Looks; starts nothing. @throws UserError where package.json is no JSON */
async function findProject(directory) {
    return {
        server: ownServer(directory),
        clients: CLIENT_FILES.find((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, file))),
        contracts: await findContracts(directory),
    };
}
/** Packages that servers are written with. */
const FRAMEWORK = /^(?:@modelcontextprotocol\/(?:sdk|server|node)|fastmcp|mcp-framework|@mastra\/mcp|mcp-handler)$/;
function ownServer(directory) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, 'package.json')))
        return undefined;
    const manifest = (0,positions/* parseJson */.qF)((0,read_text/* readText */.yR)((0,external_node_path_.join)(directory, 'package.json'), 'package.json'), 'package.json');
    if (!(0,json/* isObject */.Gv)(manifest))
        return undefined;
    const packages = ['dependencies', 'peerDependencies', 'devDependencies'].flatMap((key) => Object.keys(objectAt(manifest, key)));
    const command = packages.some((name) => FRAMEWORK.test(name)) ? commandOf(manifest) : undefined;
    return command === undefined ? undefined : { command, build: buildOf(manifest, directory) };
}
function objectAt(object, key) {
    const value = (0,json/* member */.Dc)(object, key);
    return (0,json/* isObject */.Gv)(value) ? value : {};
}
function textAt(object, key) {
    const value = (0,json/* member */.Dc)(object, key);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
/** The program that users start, else what `npm start` does, else the main module. */
function commandOf(manifest) {
    const bins = Object.values(objectAt(manifest, 'bin'));
    const bin = textAt(manifest, 'bin') ?? bins.find((file) => typeof file === 'string');
    if (typeof bin === 'string')
        return `node ${quoted(bin.replace(/^\.\//, ''))}`;
    const start = textAt(objectAt(manifest, 'scripts'), 'start');
    // What a shell would do with it is lost without one.
    if (start !== undefined && /^node [\w./@ -]+$/.test(start))
        return start;
    if (start !== undefined)
        return 'npm start --silent';
    const main = textAt(manifest, 'main');
    return main === undefined ? undefined : `node ${quoted(main.replace(/^\.\//, ''))}`;
}
function quoted(path) {
    return /\s/.test(path) ? `"${path}"` : path;
}
const INSTALLS = [
    ['package-lock.json', 'npm ci', 'npm run build'],
    ['npm-shrinkwrap.json', 'npm ci', 'npm run build'],
    ['pnpm-lock.yaml', 'corepack enable\npnpm install --frozen-lockfile', 'pnpm run build'],
    ['yarn.lock', 'corepack enable\nyarn install', 'yarn run build'],
    ['bun.lock', 'bun install --frozen-lockfile', 'bun run build'],
    ['bun.lockb', 'bun install --frozen-lockfile', 'bun run build'],
];
function buildOf(manifest, directory) {
    const [, install, run] = INSTALLS.find(([lock]) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, lock))) ?? [
        '',
        'npm install',
        'npm run build',
    ];
    return textAt(objectAt(manifest, 'scripts'), 'build') === undefined ? install : `${install}\n${run}`;
}
const NAMED = [
    '*.mcpc.json',
    '{mcp-contract,mcp.contract,contract,tools,mcp-tools}.json',
    '{contract,contracts}/*.json',
];
/** Files with a telling name that do hold one. */
async function findContracts(directory) {
    const { glob } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382)]).then(__webpack_require__.bind(__webpack_require__, 73382));
    const files = await glob(NAMED, { cwd: directory, ignore: (0,found/* ignoredBy */.gP)(''), dot: true });
    return files.sort().filter((file) => holdsContract((0,external_node_path_.join)(directory, file), file));
}
function holdsContract(path, file) {
    try {
        (0,parse/* parseContract */.UA)((0,positions/* parseJson */.qF)((0,read_text/* readText */.yR)(path, file), file), file, file);
        return true;
    }
    catch (error) {
        // Not a contract, so none was found here.
        if (error instanceof model_error/* UserError */.yo)
            return false;
        throw error;
    }
}
//# sourceMappingURL=project.js.map
// EXTERNAL MODULE: ./lib/io/write/files.js
var files = __webpack_require__(42807);
// EXTERNAL MODULE: ./lib/model/capture.js
var model_capture = __webpack_require__(67555);
// EXTERNAL MODULE: ./lib/model/version.js
var version = __webpack_require__(83341);
// EXTERNAL MODULE: ./lib/model/visible.js
var visible = __webpack_require__(69951);
// EXTERNAL MODULE: ./lib/model/reference.js
var reference = __webpack_require__(67752);
// EXTERNAL MODULE: ./lib/run/server-list.js
var server_list = __webpack_require__(67683);
// EXTERNAL MODULE: ./lib/run/server-sides.js
var server_sides = __webpack_require__(41987);
// EXTERNAL MODULE: ./lib/run/terminal.js + 1 modules
var run_terminal = __webpack_require__(26408);
;// CONCATENATED MODULE: ./lib/run/init-baselines.js
/** First baselines for the servers of a client configuration. */









/** Captures one server after the other. @returns a file for each, and an error for each that could not be read */
async function captureList(file, context, terminal) {
    const { directory, outside } = context;
    const config = { levels: {}, accept: [], base: directory };
    const files = [];
    const unread = [];
    for (const one of (0,server_list/* listServers */.F)(config, (0,clients.readClients)(file, directory), undefined)) {
        if (one.client?.disabled === true) {
            await (0,run_terminal/* complain */.cc)(terminal, `Server ${(0,visible/* visible */.RK)(one.name)} is switched off, and was left out.`);
            continue;
        }
        const secrets = new Set();
        const hide = (secret) => void secrets.add(secret);
        const ports = { environment: terminal.env, ...(outside === undefined ? {} : { outside }) };
        try {
            const { sides, context: own } = await (0,server_sides/* prepareServer */.T)(one, { config, ports, directory, hide });
            const { contract, madeOf } = await (0,read_contract/* readContract */.J)(sides.candidate, { ...context, ...own }, sides.parsed?.candidate);
            files.push({ file: one.baseline, text: (0,model_capture/* captureText */.MW)(contract, madeOf) });
        }
        catch (error) {
            if (!(error instanceof model_error/* UserError */.yo))
                throw error;
            const next = error.next === undefined ? undefined : (0,reference/* withoutSecrets */.cT)(error.next, secrets);
            unread.push(new model_error/* UserError */.yo(`Server ${one.name} could not be read: ${(0,reference/* withoutSecrets */.cT)(error.message, secrets)}`, next));
        }
    }
    return { files, unread };
}
//# sourceMappingURL=init-baselines.js.map
;// CONCATENATED MODULE: ./lib/run/init-plan.js
/** What `init` writes for what it found. */


/** Where a baseline is kept that belongs to no list. */
const BASELINE = 'mcp-contract.json';
/**
 * What is checked: what the options name, else the server of this repository, else a contract file, else the servers of
 * a client configuration.
 * @throws UserError where nothing was found
 */
function chooseCheck(flags, project, variablesOf) {
    const { serverCommand, buildCommand, servers, capture } = flags;
    const baseline = capture === true || project.contracts.includes(BASELINE) ? BASELINE : undefined;
    if (serverCommand !== undefined && servers !== undefined)
        throw new model_error/* UserError */.yo('--server-command and --servers are both given.', 'Write one workflow after the other.');
    if (serverCommand !== undefined)
        return { kind: 'server', command: serverCommand, build: buildCommand ?? project.server?.build, baseline };
    const watch = (file) => ({ kind: 'clients', file, variables: variablesOf(file) });
    if (servers !== undefined)
        return watch(servers);
    if (project.server !== undefined)
        return {
            kind: 'server',
            ...project.server,
            ...(buildCommand === undefined ? {} : { build: buildCommand }),
            baseline,
        };
    const [contract] = project.contracts;
    if (contract !== undefined)
        return { kind: 'contract', contract };
    if (project.clients !== undefined)
        return watch(project.clients);
    throw new model_error/* UserError */.yo('Nothing was found to begin with: no package with an MCP server, no contract file, no client configuration.', 'Say how your server is started with --server-command, or name a client configuration with --servers.');
}
/** What else was found, one sentence each. */
function alsoFound(check, project) {
    const notes = [];
    if (check.kind !== 'clients' && project.clients !== undefined)
        notes.push(`Also found ${project.clients}: \`mcp-compat init --servers ${project.clients} --force\` would watch its servers instead.`);
    const contracts = project.contracts.filter((file) => check.kind !== 'contract' || file !== check.contract);
    if (check.kind !== 'clients' && contracts.length > 0)
        notes.push(`Also found contracts: ${contracts.slice(0, 5).join(', ')}.`);
    return notes;
}
/** The variables that a client configuration refers to without a default, each once. */
function referredIn(servers) {
    const text = JSON.stringify(servers.filter(({ disabled }) => !disabled).map(({ raw }) => raw));
    return (0,reference/* referencesIn */.ii)(text);
}
//# sourceMappingURL=init-plan.js.map
// EXTERNAL MODULE: ./lib/model/mask-source.js
var mask_source = __webpack_require__(67691);
;// CONCATENATED MODULE: ./lib/run/init-workflow.js
/** The workflows that `init` writes. */


const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
/**
 * The workflow file. `uses` is the Action at a commit, with its version as a comment.
 * @throws UserError where a command holds what a workflow would take for an expression
 */
function workflowFor(check, uses) {
    return [
        'name: MCP contract',
        '',
        ...triggers(check),
        '',
        'permissions:',
        '  contents: read',
        '',
        'concurrency:',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow.
        '  group: mcp-contract-${{ github.ref }}',
        '  cancel-in-progress: true',
        '',
        'jobs:',
        '  contract:',
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 15',
        '    permissions:',
        '      contents: read',
        check.kind === 'clients' ? '      security-events: write' : '      pull-requests: write',
        '    steps:',
        `      - uses: ${CHECKOUT}`,
        '        with:',
        '          persist-credentials: false',
        // The base is another commit; without a token in the checkout it could not be fetched later.
        ...(check.kind === 'clients' ? [] : ['          fetch-depth: 0']),
        `      - uses: ${uses}`,
        ...environment(check),
        '        with:',
        ...inputs(check),
        '',
    ].join('\n');
}
function triggers({ kind }) {
    if (kind === 'clients')
        return ['on:', '  schedule:', "    - cron: '17 4 * * *'", '  workflow_dispatch:'];
    return ['on:', '  pull_request:', '    types: [opened, synchronize, reopened, labeled, unlabeled]'];
}
/** Secrets that the servers of a client configuration are given by reference. */
function environment(check) {
    if (check.kind !== 'clients' || check.variables.length === 0)
        return [];
    return ['        env:', ...check.variables.map((name) => `          ${name}: \${{ secrets.${name} }}`)];
}
function inputs(check) {
    switch (check.kind) {
        case 'server':
            return [
                `          server-command: ${scalar(check.command)}`,
                ...(check.build === undefined ? [] : block('build-command', check.build)),
                ...(check.baseline === undefined ? [] : [`          baseline: ${scalar(check.baseline)}`]),
                '          accept-label: "mcp-compat: accept"',
            ];
        case 'contract':
            return [`          contract: ${scalar(check.contract)}`, '          accept-label: "mcp-compat: accept"'];
        case 'clients':
            return [`          servers: ${scalar(check.file)}`, '          upload-sarif: true'];
    }
}
function block(name, lines) {
    const all = plain(lines).split('\n');
    if (all.length === 1)
        return [`          ${name}: ${scalar(all[0] ?? '')}`];
    return [`          ${name}: |`, ...all.map((line) => `            ${line}`)];
}
/** Text as YAML reads it: bare where that means the same. */
function scalar(text) {
    const bare = /^[A-Za-z][\w./@ -]*$/.test(plain(text)) && !/^(?:true|false|yes|no|on|off|null)$/i.test(text);
    return bare && !text.endsWith(' ') ? text : JSON.stringify(text);
}
function plain(text) {
    if ((0,mask_source/* maskSource */.M)(text) !== text)
        throw new model_error/* UserError */.yo(`${JSON.stringify((0,mask_source/* maskSource */.M)(text))} holds what looks like a secret, and a workflow file is no place for one.`, 'Leave it out, and give it to the server by input server-env from a secret of the repository.');
    if (!text.includes('${{'))
        return text;
    throw new model_error/* UserError */.yo(`${JSON.stringify(text)} holds what a workflow takes for an expression.`, 'Give another command with --server-command.');
}
//# sourceMappingURL=init-workflow.js.map
;// CONCATENATED MODULE: ./lib/run/init-command.js
/** `mcp-compat init`: writes a workflow, and with --capture a first baseline, for what the folder holds. */















const WORKFLOW = '.github/workflows/mcp-compat.yml';
const UNKNOWN = 'OWNER/mcp-compat-action@COMMIT';
/**
 * Asks nothing. What is there already is never overwritten without --force; with --dry-run nothing is written, and all
 * is printed. `unread`: the baseline of a server could not be captured, and the rest was written.
 * @throws UserError where nothing was found, a file is there already, or the own server cannot be captured
 */
async function initCommand(options, context, terminal) {
    const { directory } = context;
    const project = await findProject(directory);
    const check = chooseCheck(options, project, (file) => referredIn((0,clients.readClients)(file, directory)));
    const uses = usedAs(options.action, terminal.argv?.[1]);
    const workflow = { file: WORKFLOW, text: workflowFor(check, `${uses} # v${version/* VERSION */.x}`) };
    refuseStanding([workflow.file, ...(check.kind === 'server' && options.capture === true ? [BASELINE] : [])], options, directory);
    const { files, unread } = await baselinesFor(check, options, context, terminal);
    const standing = options.force === true ? [] : files.filter(({ file }) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory, file)));
    for (const { file } of standing)
        await (0,run_terminal/* complain */.cc)(terminal, `${(0,visible/* visible */.RK)(file)} is there already and stays as it is.`);
    const written = [workflow, ...files.filter((file) => !standing.includes(file))];
    for (const file of written)
        await deliver(file, options, directory, terminal);
    for (const line of [...alsoFound(check, project), ...nextSteps(check, uses, options, written)])
        await (0,run_terminal/* complain */.cc)(terminal, (0,visible/* visible */.RK)(line, 2_000));
    for (const error of unread)
        await (0,run_terminal/* complain */.cc)(terminal, (0,run_terminal/* sentenceOf */.$N)(error));
    return unread.length > 0 ? 'unread' : 'passed';
}
function refuseStanding(files, { force, dryRun }, directory) {
    const standing = files.find((file) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory, file)));
    if (standing === undefined || force === true || dryRun === true)
        return;
    throw new model_error/* UserError */.yo(`${standing} is there already.`, 'With --force it is overwritten.');
}
/** The Action as a workflow names it: as given, else the commit that this program was checked out at. */
function usedAs(given, program) {
    if (given === undefined)
        return (program === undefined ? undefined : programOrigin(program)) ?? UNKNOWN;
    if (/^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[0-9a-f]{40}$/.test(given))
        return given;
    throw new model_error/* UserError */.yo(`--action is ${JSON.stringify(given)}, which is no OWNER/REPOSITORY@COMMIT.`, 'Pin the Action by the 40 digits of a commit.');
}
async function baselinesFor(check, { capture }, context, terminal) {
    if (capture !== true || check.kind === 'contract')
        return { files: [], unread: [] };
    if (check.kind === 'clients')
        return captureList(check.file, context, terminal);
    const { contract, madeOf } = await (0,read_contract/* readContract */.J)(`stdio:${check.command}`, context).catch((error) => {
        if (!(error instanceof model_error/* UserError */.yo))
            throw error;
        const build = check.build === undefined ? '' : ` Was it built (${check.build.split('\n').join(', ')})?`;
        throw new model_error/* UserError */.yo(error.message, `${error.next ?? ''}${build}`.trim());
    });
    return { files: [{ file: BASELINE, text: (0,model_capture/* captureText */.MW)(contract, madeOf) }], unread: [] };
}
async function deliver({ file, text }, { dryRun }, directory, terminal) {
    if (dryRun === true)
        return (0,run_terminal/* print */.yy)(terminal.stdout, `# ${file}\n${text}\n`);
    await (0,files/* writeWhole */.f)((0,external_node_path_.resolve)(directory, file), text);
    await (0,run_terminal/* complain */.cc)(terminal, `Wrote ${(0,visible/* visible */.RK)(file)}.`);
}
function nextSteps(check, uses, { dryRun, capture }, written) {
    if (dryRun === true)
        return ['Nothing was written.'];
    const files = written.map(({ file }) => file).join(' ');
    return [
        ...(uses === UNKNOWN ? [`Replace ${UNKNOWN} in ${WORKFLOW} by the Action's repository and a commit of it.`] : []),
        ...secretsStep(check),
        ...(check.kind === 'clients' && capture !== true
            ? [
                `Next: approve what the servers promise today with \`mcp-compat gate --servers ${check.file} --update-baseline\`.`,
            ]
            : []),
        `Next: \`git add ${files}\`, and commit.`,
    ];
}
function secretsStep(check) {
    if (check.kind !== 'clients' || check.variables.length === 0)
        return [];
    return [`Next: set the repository's secrets ${check.variables.join(', ')}.`];
}
//# sourceMappingURL=init-command.js.map

/***/ }),

/***/ 67683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ listServers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_read_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94323);
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61343);
/* harmony import */ var _model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65836);
/** The servers that a run over many judges: those of the config file, those of a client configuration, or both. */




/**
 * Every server once, those of the config file first, each list in its own order.
 * @throws UserError where there is none, one that is asked for is not there, or two would share a baseline file
 */
function listServers(config, clients, only) {
    const entries = config.servers ?? [];
    const byName = new Map(clients.map((client) => [client.name, client]));
    const named = new Set(entries.map(({ name }) => name));
    const all = [
        ...entries.map((entry) => ({ name: entry.name, entry, client: byName.get(entry.name) })),
        ...clients
            .filter(({ name }) => !named.has(name))
            .map((client) => ({ name: client.name, entry: undefined, client })),
    ];
    const folder = config.baselines ?? _io_read_config_js__WEBPACK_IMPORTED_MODULE_1__/* .BASELINES */ .t;
    const listed = all.map((one) => ({ ...one, baseline: one.entry?.baseline ?? fileFor(folder, one.name) }));
    refuseTwins(listed);
    return picked(listed, only);
}
/** The file that holds the baseline of a server without one of its own; names may be addresses. */
function fileFor(folder, name) {
    const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+|[.-]+$/g, '');
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, `${plain === '' ? 'server' : plain}.json`);
}
/** Two servers with one baseline file would overwrite each other's. */
function refuseTwins(listed) {
    const owners = new Map();
    for (const { name, baseline, entry } of listed) {
        if (entry?.baseline !== undefined)
            continue;
        const owner = owners.get(baseline.toLowerCase());
        if (owner !== undefined)
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`The servers ${(0,_model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(owner)} and ${(0,_model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(name)} would share the baseline ${baseline}.`, 'Give one of them a `baseline` in the config file.');
        owners.set(baseline.toLowerCase(), name);
    }
}
function picked(listed, only) {
    if (only === undefined)
        return listed;
    const known = new Set(listed.map(({ name }) => name));
    const lacking = only.find((name) => !known.has(name));
    if (lacking !== undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`There is no server ${(0,_model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(lacking)} in the list.`, `It has ${[...known].slice(0, 20).map(_model_shape_words_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh).join(', ')}.`);
    return listed.filter(({ name }) => only.includes(name));
}
//# sourceMappingURL=server-list.js.map

/***/ }),

/***/ 41987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ prepareServer)
/* harmony export */ });
/* harmony import */ var _model_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61343);
/* harmony import */ var _model_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67752);
/* harmony import */ var _model_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86208);
/* harmony import */ var _model_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8480);




/** @throws UserError where the server cannot be reached by what the lists say of it */
async function prepareServer(one, around) {
    const { entry, client, baseline } = one;
    const references = referencesIn(around);
    const headers = expandAll(entry?.headers, references);
    const env = expandAll(entry?.env, references);
    const outside = outsideFor(around.ports.outside, headers, env);
    const sidesOf = (candidate, from) => {
        const approved = sourceOf(baseline, around, references);
        refuseGuarded(around.ports, from, approved);
        return { baseline, candidate, parsed: { baseline: approved, candidate: from } };
    };
    const context = outside === undefined ? {} : { outside };
    if (entry?.candidate !== undefined)
        return { sides: sidesOf(entry.candidate, sourceOf(entry.candidate, around, references)), context };
    if (client === undefined)
        throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('It has no candidate.', `Give it a \`candidate\` (${entry?.at ?? 'in the config file'}).`);
    const { reach } = await __webpack_require__.e(/* import() */ 346).then(__webpack_require__.bind(__webpack_require__, 70346));
    const server = reach(client, around.directory, references);
    hideGiven(server, around.hide);
    return { sides: sidesOf(client.shown, server), context };
}
/** Under a guard no variable is read: what the tree names could be sent to whoever wrote it. */
function referencesIn({ ports, hide }) {
    const { environment = {}, guarded } = ports;
    return {
        hide,
        variable: (name) => {
            if (guarded !== true)
                return Object.hasOwn(environment, name) ? environment[name] : undefined;
            throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The variable ${name} is not read under pull_request_target.`, 'Use the event pull_request.');
        },
    };
}
function refuseGuarded({ guarded }, ...sources) {
    const started = sources.find(_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .startsProgram */ .kH);
    if (guarded !== true || started === undefined)
        return;
    throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('It is a program to be started, which is refused under pull_request_target.', 'Use the event pull_request.');
}
function expandAll(given, references) {
    const known = { ...references, known: {} };
    return Object.fromEntries(Object.entries(given ?? {}).map(([name, text]) => [name, (0,_model_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .expand */ .fT)(text, known)]));
}
/** A source of the config file: words of a command stay words, whatever a variable holds. */
function sourceOf(text, { config, directory }, references) {
    const around = { ...references, known: {} };
    if (!text.startsWith('stdio:'))
        return (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)((0,_model_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .expand */ .fT)(text, around));
    const source = (0,_model_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(text);
    if (source.kind !== 'stdio')
        return source;
    const [program, ...args] = source.command;
    const command = [(0,_model_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .expand */ .fT)(program, around), ...args.map((word) => (0,_model_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .expand */ .fT)(word, around))];
    return { ...source, command, ...(config.base === directory ? {} : { cwd: config.base }) };
}
/** What the server alone is given, beside what all are. */
function outsideFor(outside, headers, env) {
    if (outside === undefined)
        return undefined;
    const { servers } = outside;
    return {
        ...outside,
        servers: { ...servers, headers: { ...servers.headers, ...headers }, env: { ...servers.env, ...env } },
    };
}
/** What a client configuration has written out may be a secret too. */
function hideGiven(server, hide) {
    for (const [name, value] of Object.entries((server.kind === 'http' ? server.headers : server.env) ?? {}))
        if ((0,_model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecretKey */ .uE)(name) || (0,_model_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .maskText */ .gC)(value) !== value)
            hide(value);
}
//# sourceMappingURL=server-sides.js.map

/***/ })

};

