export const id = 7016;
export const ids = [7016];
export const modules = {

/***/ 17016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   textOfServers: () => (/* binding */ textOfServers)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57336);
/* harmony import */ var _model_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46711);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76168);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20073);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58191);
/** The text report over several servers: each under its name, what concerns all of them at the end. */





const WIDTH = 72;
/** The sum with every server in it; colour codes only where `colour` is true. */
function textOfServers(verdict, options) {
    const colours = picocolors__WEBPACK_IMPORTED_MODULE_3__.createColors(options.colour);
    const servers = verdict.servers ?? [];
    const blocks = [
        colours.bold(`mcp-compat  ${(0,_model_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .L)(servers.length, 'server')}`),
        ...servers.map((server) => serverBlock(server, options.colour, colours)),
        rule('all servers', colours),
        ...(0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .ownGroups */ .zo)(verdict).map((group) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .groupBlock */ .zX)(verdict, group, colours).join('\n')),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .noticeBlock */ .AS)({ notices: (0,_outline_js__WEBPACK_IMPORTED_MODULE_0__/* .ownNotices */ .OY)(verdict) }, colours).join('\n'),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeBlock */ .GU)(verdict, colours).join('\n'),
    ];
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
function serverBlock(server, colour, colours) {
    const title = rule((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(server.name, 120), colours);
    if ('verdict' in server)
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(server.verdict, { colour, title }).trimEnd();
    if ('skipped' in server)
        return `${title}\n${colours.cyan('SKIP ')}  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(server.skipped)}`;
    const { message, next } = server.error;
    const remedy = next === undefined ? '' : `\n  ${colours.dim('to do  ')}${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(next)}`;
    return `${title}\n${colours.bold(colours.red('ERROR'))}  It could not be read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(message)}${remedy}`;
}
function rule(name, { bold }) {
    return bold(`── ${name} ${'─'.repeat(Math.max(2, WIDTH - name.length - 4))}`);
}
//# sourceMappingURL=text-of-servers.js.map

/***/ })

};

