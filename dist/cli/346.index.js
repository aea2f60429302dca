export const id = 346;
export const ids = [346];
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

/***/ })

};

