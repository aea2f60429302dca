export const id = 1785;
export const ids = [1785];
export const modules = {

/***/ 86526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ howToAccept),
/* harmony export */   q: () => (/* binding */ accepted)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46711);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58191);
/** What someone signed, and how to sign. */




const MOST_TOOLS = 5;
/** What someone signed. */
function accepted(groups, most) {
    if (groups.length === 0)
        return [];
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(groups, most);
    const items = shown.map((group) => {
        const { rule, accepted: signed } = group.lead;
        const until = signed?.until === undefined ? '' : ` Until ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(signed.until, 20)}.`;
        return [
            ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .names */ .Dy)((0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .concernsOf */ .L9)(group), MOST_TOOLS),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`: ${rule}. `),
            ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(signed?.reason ?? '', 300)),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(until),
        ];
    });
    const rest = more > 0 ? [[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`… and ${more} more`)]] : [];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)((0,_outline_js__WEBPACK_IMPORTED_MODULE_1__/* .countFindings */ .Gt)(groups), 'finding')} accepted`, undefined, [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .bullets */ .e5)([...items, ...rest])]);
}
/** How to let these changes through: the entries to paste, and the label to set. */
function howToAccept({ outcome, update }, groups, label) {
    const gating = groups.filter(({ lead }) => lead.gates);
    // The policy's own findings are mended in the config file, not signed.
    const signable = gating.filter(({ lead }) => !lead.rule.startsWith('accept-entry-'));
    if (gating.length === 0 && (outcome === 'pass' || update === undefined))
        return [];
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(signable, 20);
    const rest = more > 0 ? [`  # … and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(more, 'more kind of change', 'more kinds of change')}, see the JSON report`] : [];
    const file = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)('Sign them in `.github/mcp-compat.yml` (`until`, the last day that counts, is optional):');
    const entries = [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(file), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)('yaml', ['accept:', ...new Set(shown.flatMap(entriesOf)), ...rest])];
    const lift = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)('Or set the label '),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(label ?? ''),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(' on this pull request; it lifts the gate for it alone.'),
    ];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)('How to accept these changes', undefined, [
        ...(signable.length > 0 ? entries : []),
        ...(update === undefined ? [] : newBaseline(update, signable.length > 0)),
        ...(label === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(lift)]),
    ]);
}
/** One entry a finding; where a cause touches many tools one for the rule, which holds for all of them. */
function entriesOf({ lead, findings }) {
    const end = ['    reason: Say why this is fine', '    # until: YYYY-MM-DD'].join('\n');
    const gating = findings.filter(({ gates }) => gates);
    if (gating.length > 5)
        return [`  - rule: ${lead.rule} # wherever it is found, here in ${gating.length} places\n${end}`];
    return gating.map(({ fingerprint, rule, tool, subject }) => {
        // Quoted: twelve digits, or digits around an e, would be a number.
        const name = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(tool ?? subject ?? 'contract', 80);
        return `  - fingerprint: "${fingerprint}" # ${rule}, ${name}\n${end}`;
    });
}
/** The command that makes the candidate the baseline. */
function newBaseline(update, isOther) {
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`${isOther ? 'Or approve' : 'Approve'} the candidate as it is, and commit the new baseline:`)]),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)('sh', [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(update, 2_000)]),
    ];
}
//# sourceMappingURL=accepting.js.map

/***/ }),

/***/ 21747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ losses),
/* harmony export */   m: () => (/* binding */ renames)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46711);
/* harmony import */ var _lost_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42306);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58191);
/** What calls lose, and the names that would mend them, as parts of the comment and the job summary. */




/** The arguments that calls lose without being refused. */
function losses({ losses: all = [] }, most) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(all, most);
    if (shown.length === 0)
        return [];
    const rows = shown.map((loss) => [[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(loss.tool, 120)], [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(loss.kind)], (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_lost_words_js__WEBPACK_IMPORTED_MODULE_0__/* .lossWords */ .VH)(loss))]);
    const rest = more > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`… and ${more} more.`)])] : [];
    const head = (0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(all.length, 'argument is lost', 'arguments are lost');
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(head, undefined, [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Tool', '', 'What calls lose'], rows), ...rest]);
}
/** Likely new names, each with the lines for the config file. */
function renames({ renames: all = [] }, most) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstOf */ .Ku)(all, most);
    if (shown.length === 0)
        return [];
    const blocks = shown.flatMap((rename) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_lost_words_js__WEBPACK_IMPORTED_MODULE_0__/* .renameWords */ .gz)(rename))),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)('yaml', rename.entry.split('\n').map((line) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(line, 400))),
    ]);
    const rest = more > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`… and ${more} more.`)])] : [];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)((0,_model_plural_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .L)(all.length, 'likely new name'), undefined, [...blocks, ...rest]);
}
//# sourceMappingURL=losses.js.map

/***/ }),

/***/ 63021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   XX: () => (/* binding */ render),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   dl: () => (/* binding */ differingParts),
/* harmony export */   e5: () => (/* binding */ bullets),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31486);
/* harmony import */ var mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59059);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58191);



const OPTIONS = {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [(0,mdast_util_gfm_table__WEBPACK_IMPORTED_MODULE_1__/* .gfmTableToMarkdown */ .d)({ tablePipeAlign: false })],
};
/** The blocks as Markdown, one blank line between them and a line break at the end. */
function render(blocks) {
    return (0,mdast_util_to_markdown__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l)({ type: 'root', children: [...blocks] }, { ...OPTIONS, extensions: [...OPTIONS.extensions] });
}
/** Trusted words: the program's own. */
function words(value) {
    return { type: 'text', value };
}
function bold(value) {
    return { type: 'strong', children: [words(value)] };
}
/** Any text as code on one line. */
function code(text, longest = 300) {
    const value = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .harmless */ .Is)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, longest));
    return { type: 'inlineCode', value: value.trim() === '' ? `"${value}"` : value };
}
/** The program's own prose, in which backticks mark code. */
function prose(text) {
    return text.split(/`([^`]+)`/).flatMap((part, at) => {
        if (part === '')
            return [];
        return at % 2 === 1 ? code(part) : words(part);
    });
}
/** A word that Markdown, GitHub and autolinkers read as nothing but a word. */
const PLAIN = /^[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*$/u;
/** Commit hashes, issue references, the beginning of an address: plain words that GitHub makes links of. */
const LINKED = /^(?:[0-9a-f]{7,64}|[A-Za-z]+-\d+|www|https?|ftp|mailto|xmpp)$/i;
/** Something quoted, a word with the punctuation around it, or blanks. */
const TOKEN = /"(?:[^"\\]|\\.)*"|`[^`]+`|'[^\s']+'|\s+|[^\s"`]+|["`]/g;
/**
 * A sentence that may hold untrusted text: plain words stay words, everything else (quoted values, names with signs in
 * them, paths) becomes code.
 */
function sentence(text) {
    const parts = [];
    const say = (value) => {
        const last = parts.at(-1);
        if (last?.type === 'text')
            last.value += value;
        else if (value !== '')
            parts.push(words(value));
    };
    // Two code spans side by side would be read as one with other ends.
    const quote = (value) => {
        const last = parts.at(-1);
        if (last?.type === 'inlineCode')
            last.value = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .harmless */ .Is)(last.value + value);
        else
            parts.push(code(value));
    };
    for (const [token] of (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).matchAll(TOKEN)) {
        if (/^\s+$/.test(token))
            say(' ');
        else if (/^(["`']).+\1$/.test(token))
            quote(unquoted(token));
        else {
            const [, before = '', core = '', after = ''] = /^([(]*)(.*?)([.,;:!?)…]*)$/.exec(token) ?? [];
            say(before);
            if (core === '' || core === '–' || core === '—')
                say(core);
            else if (PLAIN.test(core) && !LINKED.test(core))
                say(core);
            else
                quote(core);
            say(after);
        }
    }
    return parts;
}
/** A quoted name reads better bare; a value that bare would be another value keeps its quotes. */
function unquoted(token) {
    const inner = token.slice(1, -1);
    if (!token.startsWith('"'))
        return inner;
    return /^[A-Za-z_][\w.-]*$/.test(inner) && !/^(?:true|false|null)$/.test(inner) ? inner : token;
}
function paragraph(children) {
    return { type: 'paragraph', children: [...children] };
}
function heading(depth, children) {
    return { type: 'heading', depth, children: [...children] };
}
function bullets(items) {
    const children = items.map((item) => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(item)],
    }));
    return { type: 'list', ordered: false, spread: false, children };
}
function table(head, rows) {
    const row = (cells) => ({
        type: 'tableRow',
        children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
    });
    return { type: 'table', children: [row(head.map((cell) => [words(cell)])), ...rows.map(row)] };
}
/** Code in a fence that is longer than any run of its own character in the text. */
function fence(language, lines) {
    return { type: 'code', lang: language, value: lines.map(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .harmless */ .Is).join('\n') };
}
/** Blocks behind a line that opens them. The line holds the program's words, `name` any text. */
function details(line, name, blocks, isOpen = false) {
    const named = name === undefined ? '' : `<code>${escapeHtml((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(name, 200))}</code> `;
    return [
        html(`<details${isOpen ? ' open' : ''}>\n<summary>${named}${escapeHtml(line)}</summary>`),
        ...blocks,
        html('</details>'),
    ];
}
/** Two texts line by line, as a coloured difference. */
function difference(removed, added) {
    return html(`<pre lang="diff">\n- ${escapeHtml((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(removed))}\n+ ${escapeHtml((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(added))}\n</pre>`);
}
/** A small remark under a block. */
function small(children) {
    return paragraph([{ type: 'html', value: '<sub>' }, ...children, { type: 'html', value: '</sub>' }]);
}
function html(value) {
    return { type: 'html', value };
}
/** Any text inside HTML: every sign but the plainest as a character reference, so that Markdown sees none either. */
function escapeHtml(text) {
    return text.replace(/[^\p{L}\p{M}\p{N} .,;:'"=+/%_-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
/** Several names as code, the first ones only. */
function names(all, most) {
    const shown = all
        .slice(0, most)
        .flatMap((name, at) => (at === 0 ? [code(name, 120)] : [words(', '), code(name, 120)]));
    return all.length > most ? [...shown, words(` and ${all.length - most} more`)] : shown;
}
/** The part of two texts around their first and last difference, each cut to the length. */
function differingParts(before, after, longest = 600, context = 60) {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && before[start] === after[start])
        start++;
    let end = 0;
    while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end])
        end++;
    const part = (text) => {
        const from = Math.max(0, start - context);
        const to = Math.min(text.length, text.length - end + context);
        return `${from > 0 ? '…' : ''}${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(text.slice(from, to), longest)}${to < text.length ? '…' : ''}`;
    };
    return [part(before), part(after)];
}
//# sourceMappingURL=markdown.js.map

/***/ }),

/***/ 13136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ changes),
/* harmony export */   BG: () => (/* binding */ brokenCalls),
/* harmony export */   DD: () => (/* binding */ title),
/* harmony export */   Ot: () => (/* binding */ reasons),
/* harmony export */   _x: () => (/* binding */ groupDetails),
/* harmony export */   mk: () => (/* binding */ notedCalls),
/* harmony export */   oE: () => (/* binding */ notices),
/* harmony export */   qr: () => (/* binding */ footer),
/* harmony export */   tX: () => (/* binding */ differences),
/* harmony export */   vk: () => (/* binding */ coverage)
/* harmony export */ });
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46711);
/* harmony import */ var _lost_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42306);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76168);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58191);





const MOST_TOOLS = 5;
const ICONS = { error: '❌', warning: '⚠️', note: 'ℹ️', off: '' };
/** The outcome as a heading. */
function title({ outcome }, name) {
    const said = outcome === 'pass' ? '✅ MCP contract check passed' : '❌ MCP contract check failed';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(3, name === undefined ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(said)] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`${said}: `), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name, 120)]);
}
/** Why, one line each. */
function reasons(verdict) {
    const items = verdict.reasons.map((reason, at) => (at === 0 && isFact(reason) ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .bold */ .Cr)(reason)] : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(reason)));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)(items);
}
/** Sentences of digits and words only; a label or a rule in them would need escaping. */
function isFact(reason) {
    return /^[\w ,.]+$/.test(reason);
}
/** One line a cause: how bad, where, what, and what the recording says of it. */
function changes(verdict, groups, longest) {
    const hasCalls = verdict.coverage !== undefined;
    const rows = groups.map((group) => [
        [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`${ICONS[(0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .shownLevel */ .K0)(group.lead)]} ${(0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .effectWords */ .zT)(group.lead)}`)],
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)((0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .concernsOf */ .L9)(group), MOST_TOOLS),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(group.lead.message, longest)),
        ...(hasCalls ? [[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortBlast */ .Vs)(verdict, group.findings)), ...blind(group.lead)]] : []),
    ]);
    const calls = `Of ${verdict.calls.recorded} recorded calls`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['', 'Where', 'What changed', ...(hasCalls ? [calls] : [])], rows);
}
/** A 0 that proves nothing is marked. */
function blind({ blindSpot }) {
    return blindSpot === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(' (blind spot)')];
}
/** Everything about one cause, behind a line that opens it. */
function groupDetails(verdict, group, isOpen) {
    const { lead, findings } = group;
    const meta = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceOf */ .wr)(verdict, lead);
    const concerns = (0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .concernsOf */ .L9)(group);
    const others = concerns.length > 1 ? ` and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(concerns.length - 1, 'more place')}` : '';
    const blocks = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(lead.message)),
        ...(concerns.length > 1 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('The same in '), ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)(concerns.slice(1), 30), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('.')])] : []),
        ...witness(lead),
        ...(meta === undefined
            ? []
            : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(meta.why)), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .bold */ .Cr)('To do:'), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(' '), ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(meta.remedy)])]),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .small */ .EX)(facts(lead, findings.length)),
    ];
    if (lead.blindSpot !== undefined)
        blocks.splice(-1, 0, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_lost_words_js__WEBPACK_IMPORTED_MODULE_0__/* .blindSentence */ .rt)(lead.blindSpot))));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(`${lead.rule}${others}`, (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .concernOf */ .gY)(lead), blocks, isOpen);
}
function witness(finding) {
    const { before, after } = finding;
    if (finding.witness !== undefined)
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .witnessWords */ .T7)(finding)}:`)]), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)('json', [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)(finding.witness)])];
    if (typeof before !== 'string' || typeof after !== 'string' || finding.effect !== 'advisory')
        return [];
    // The message quotes short texts whole.
    return Math.max(before.length, after.length) <= 60 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .difference */ .iv)(...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .differingParts */ .dl)(before, after))];
}
function facts(finding, count) {
    const { location, side, pointer, fingerprint, tool } = finding;
    const at = location === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${location.file}:${location.line}`), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(', ')];
    const node = pointer === '' ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(side)] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`${tool === null ? 'contract' : side} `), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(pointer)];
    const more = count > 1 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(` and ${count - 1} more`)] : [];
    return [...at, ...node, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(', fingerprint '), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(fingerprint), ...more];
}
/** The recorded calls that break, those of one reason told by the first. */
function brokenCalls(verdict, most, isOpen) {
    const { shown } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)((0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .brokenGroups */ .KQ)(verdict), most);
    if (shown.length === 0)
        return [];
    const left = shown.reduce((sum, { count }) => sum - count, verdict.calls.broken);
    const rows = shown.map(({ lead, count }) => [
        [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${lead.file}:${lead.line}`, 200), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(count > 1 ? ` and ${count - 1} more like it` : '')],
        [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(lead.tool, 120)],
        [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)(lead.arguments, 300))],
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .rejectionWords */ .zp)(lead)
            .slice(0, 3)
            .flatMap((reason, at) => (at === 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(reason) : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('; '), ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(reason)])),
    ]);
    const rest = left > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(left, 'more broken call')}.`)])] : [];
    const head = (0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(verdict.calls.broken, 'broken call');
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(head, undefined, [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Call', 'Tool', 'Arguments', 'Refused because'], rows), ...rest], isOpen);
}
/** Calls that do not break but are dropped, defaulted, invalid, …; those of one reason told by the first. */
function notedCalls(verdict, most) {
    const groups = (0,_outline_js__WEBPACK_IMPORTED_MODULE_2__/* .notedGroups */ .bK)(verdict);
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(groups, most);
    if (shown.length === 0)
        return [];
    const rows = shown.map(({ lead, count }) => [
        [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${lead.file}:${lead.line}`, 200), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(count > 1 ? ` and ${count - 1} more like it` : '')],
        [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(lead.tool, 120)],
        [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(lead.status)],
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(lead.why, 300)),
    ]);
    const rest = more > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`… and ${more} more.`)])] : [];
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(`${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(total, 'other call')} worth a look`, undefined, [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Call', 'Tool', 'Status', 'Why'], rows),
        ...rest,
    ]);
}
/** What differs although no finding says so. */
function differences({ differences = [] }, most) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(differences, most);
    if (shown.length === 0)
        return [];
    const side = (value) => value === undefined ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('not there')] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonLine */ .rF)(value, 300))];
    const rows = shown.map(({ pointer, before, after }) => [[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(pointer)], side(before), side(after)]);
    const rest = more > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`… and ${more} more.`)])] : [];
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['What differs', 'Baseline', 'Candidate'], rows), ...rest];
}
/** What the recording exercised, and what it did not. */
function coverage(verdict, most) {
    if (verdict.coverage === undefined)
        return [];
    const spots = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .blindSpots */ .dE)(verdict);
    if (spots.length === 0)
        return [];
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(spots, most);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(`Coverage: the recording exercised ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageWords */ .gn)(verdict)}`, undefined, [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('A break of these would not show in the replay:')]),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)([
            ...shown.map(({ where, places }, at) => [
                at === 0 && where === 'never called' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(where) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(where, 120),
                (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(': '),
                ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)(places, 20),
            ]),
            ...(more > 0 ? [[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`… and ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(more, 'more tool')}`)]] : []),
        ]),
    ]);
}
/** Things the user should know that are no findings. */
function notices(verdict, most) {
    const { shown, more } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOf */ .Ku)(verdict.notices, most);
    if (shown.length === 0)
        return [];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)((0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(verdict.notices.length, 'notice'), undefined, [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .bullets */ .e5)([...shown.map((notice) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(notice)), ...(more > 0 ? [[(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`… and ${more} more`)]] : [])]),
    ]);
}
/** What was compared with what, in one small paragraph. */
function footer(verdict) {
    const { baseline, candidate, pin } = verdict;
    const contract = ({ source, tools, version, digest }) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(source, 120),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(` (${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(tools, 'tool')}${version === undefined ? '' : ', version '}`),
        ...(version === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(version, 40)]),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(', '),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(digest.slice(0, 'sha256:'.length + 12)),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(')'),
    ];
    if (verdict.probed === 'alone')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .small */ .EX)([(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('Server '), ...contract(candidate), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`. Replay: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .callWords */ .S9)(verdict)}.`)]);
    const bump = pin === 'same' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('. Suggested version bump: '), ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .bumpWords */ .sY)(verdict))];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .small */ .EX)([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('Baseline '),
        ...contract(baseline),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(', candidate '),
        ...contract(candidate),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`. Replay: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .callWords */ .S9)(verdict)}`),
        ...bump,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)('.'),
    ]);
}
//# sourceMappingURL=sections.js.map

/***/ })

};

