export const id = 551;
export const ids = [551];
export const modules = {

/***/ 6551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  containsCommand: () => (/* binding */ containsCommand)
});

// EXTERNAL MODULE: ./lib/io/write/output.js
var output = __webpack_require__(8971);
// EXTERNAL MODULE: ./lib/model/error.js
var model_error = __webpack_require__(1343);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/io/limit.js
var limit = __webpack_require__(4007);
// EXTERNAL MODULE: ./lib/io/read/lines.js
var lines = __webpack_require__(1746);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/positions.js
var positions = __webpack_require__(1745);
// EXTERNAL MODULE: ./lib/schema/engine.js + 66 modules
var schema_engine = __webpack_require__(3946);
;// CONCATENATED MODULE: ./lib/run/contains.js
/** `mcp-compat contains`: containment of two bare JSON Schemas, one pair or a file of them. */








const DECISION_MS = 1_000;
/** The `$schema` that names each dialect. */
const DIALECTS = {
    'draft-04': 'http://json-schema.org/draft-04/schema#',
    'draft-06': 'http://json-schema.org/draft-06/schema#',
    'draft-07': 'http://json-schema.org/draft-07/schema#',
    '2019-09': 'https://json-schema.org/draft/2019-09/schema',
    '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};
/** Decides one pair of schema files. @throws UserError where a file is no JSON Schema */
async function containsFiles(baseline, candidate, options) {
    const [before, after] = await Promise.all([baseline, candidate].map((file) => readSchema(file, options.directory)));
    return decide(engineOf(options)(), before, after, options);
}
/**
 * Decides a case a line, in order; a bad line gives `"verdict":"error"` and the run goes on.
 * @returns whether every line could be read
 */
async function containsBatch(file, options, write) {
    let clean = true;
    const engine = engineOf(options);
    for await (const { text, line } of (0,lines/* readLines */.S)((0,external_node_path_.resolve)(options.directory, file), file)) {
        if (text.trim() === '')
            continue;
        const { id, ...answer } = judgeLine(text, line, engine, options);
        if (answer.verdict === 'error')
            clean = false;
        await write(`${JSON.stringify({ id, ...answer })}\n`);
    }
    return clean;
}
function judgeLine(text, line, engine, options) {
    let id = null;
    try {
        const entry = (0,positions/* parseJson */.qF)(text, `line ${line}`);
        if (!(0,json/* isObject */.Gv)(entry))
            throw new model_error/* UserError */.yo('A case is an object with "baseline" and "candidate".');
        id = (0,json/* member */.Dc)(entry, 'id') ?? null;
        const dialect = (0,json/* member */.Dc)(entry, 'dialect');
        if (dialect !== undefined && (typeof dialect !== 'string' || !Object.hasOwn(DIALECTS, dialect)))
            throw new model_error/* UserError */.yo(`"dialect" is one of ${Object.keys(DIALECTS).join(', ')}.`);
        const [baseline, candidate] = ['baseline', 'candidate'].map((side) => {
            const schema = (0,json/* member */.Dc)(entry, side);
            if (!isSchema(schema))
                throw new model_error/* UserError */.yo(`"${side}" is no JSON Schema: it must be an object, true or false.`);
            return withDialect(schema, dialect);
        });
        return { id, ...decide(engine(), baseline, candidate, options) };
    }
    catch (error) {
        if (error instanceof model_error/* UserError */.yo)
            return { id, verdict: 'error', reason: error.sentence };
        throw error;
    }
}
function decide(engine, baseline, candidate, options) {
    const started = options.now();
    const answer = engine.contains(candidate, baseline, options.semantics);
    const ms = Math.round((options.now() - started) * 1_000) / 1_000;
    if (answer.contained === 'yes')
        return { verdict: 'compatible', ms };
    if (answer.contained === 'no')
        return { verdict: 'breaking', witness: answer.witness, ms };
    return { verdict: 'undecided', reason: answer.why, ms };
}
/** An engine starts slowly and keeps what it learnt: one serves some cases, then the next takes over. */
const CASES_PER_ENGINE = 200;
function engineOf(options) {
    const { formats, now } = options;
    let served = 0;
    let engine;
    return () => {
        if (engine === undefined || served++ % CASES_PER_ENGINE === 0)
            engine = (0,schema_engine/* createEngine */.P)({ formats, now, limit: (0,limit/* createLimit */.K)(), milliseconds: DECISION_MS });
        return engine;
    };
}
async function readSchema(file, directory) {
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(directory, file), 'utf8').catch((error) => {
        throw new model_error/* UserError */.yo(`${file} cannot be read (${error.code ?? error.message}).`, 'Check the path.');
    });
    const schema = (0,positions/* parseJson */.qF)(text, file);
    if (!isSchema(schema))
        throw new model_error/* UserError */.yo(`${file} holds no JSON Schema: it must be an object, true or false.`);
    return schema;
}
function isSchema(value) {
    return (0,json/* isObject */.Gv)(value) || typeof value === 'boolean';
}
function withDialect(schema, dialect) {
    if (typeof dialect !== 'string' || !(0,json/* isObject */.Gv)(schema) || Object.hasOwn(schema, '$schema'))
        return schema;
    return { $schema: DIALECTS[dialect], ...schema };
}
//# sourceMappingURL=contains.js.map
;// CONCATENATED MODULE: ./lib/run/contains-command.js
/** `mcp-compat contains`: one JSON line, or one a case of a batch. */



/** @returns whether it passed: a pair that is compatible, a batch that could be read */
async function containsCommand(baseline, candidate, flags, terminal) {
    const options = {
        directory: terminal.cwd(),
        semantics: flags.semantics,
        formats: flags.formats,
        now: () => performance.now(),
    };
    if (flags.batch !== undefined) {
        if (baseline !== undefined)
            throw new model_error/* UserError */.yo('`contains` takes two files or --batch, not both.');
        const clean = await containsBatch(flags.batch, options, (line) => (0,output/* print */.y)(terminal.stdout, line));
        if (!clean)
            throw new model_error/* UserError */.yo('Some lines of the batch were no cases; they are marked "verdict":"error" above.');
        return true;
    }
    if (baseline === undefined || candidate === undefined)
        throw new model_error/* UserError */.yo('`contains` takes two schema files, or --batch FILE.', 'Example: mcp-compat contains before.json after.json');
    const answer = await containsFiles(baseline, candidate, options);
    await (0,output/* print */.y)(terminal.stdout, `${JSON.stringify(answer)}\n`);
    return answer.verdict === 'compatible';
}
//# sourceMappingURL=contains-command.js.map

/***/ })

};

