import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module";
var __webpack_modules__={779:((__unused_webpack_module,exports)=>{var __webpack_unused_export__;__webpack_unused_export__={value:true};__webpack_unused_export__=__webpack_unused_export__=exports.U9=void 0;
function fmtDef(validate,compare){return{validate,compare}}exports.U9={date:fmtDef(date,compareDate),time:fmtDef(getTime(true),compareTime),"date-time":fmtDef(getDateTime(true),compareDateTime),"iso-time":fmtDef(getTime(),compareIsoTime),"iso-date-time":fmtDef(getDateTime(),compareIsoDateTime),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,regex,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte,int32:{type:"number",validate:validateInt32},int64:{type:"number",validate:validateInt64},float:{type:"number",validate:validateNumber},double:{type:"number",validate:validateNumber},password:true,binary:true};__webpack_unused_export__={...exports.U9,date:fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,compareDate),time:fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,compareTime),"date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,compareDateTime),"iso-time":fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,compareIsoTime),"iso-date-time":fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,compareIsoDateTime),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};__webpack_unused_export__=Object.keys(exports.U9);
function isLeapYear(year){return year%4===0&&(year%100!==0||year%400===0)}
const DATE=/^(\d\d\d\d)-(\d\d)-(\d\d)$/;
const DAYS=[0,31,28,31,30,31,30,31,31,30,31,30,31];
function date(str){const matches=DATE.exec(str);if(!matches)return false;
const year=+matches[1];
const month=+matches[2];
const day=+matches[3];return month>=1&&month<=12&&day>=1&&day<=(month===2&&isLeapYear(year)?29:DAYS[month])}function compareDate(d1,d2){if(!(d1&&d2))return undefined;if(d1>d2)return 1;if(d1<d2)return-1;return 0}
const TIME=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone){return function time(str){const matches=TIME.exec(str);if(!matches)return false;
const hr=+matches[1];
const min=+matches[2];
const sec=+matches[3];
const tz=matches[4];
const tzSign=matches[5]==="-"?-1:1;
const tzH=+(matches[6]||0);
const tzM=+(matches[7]||0);if(tzH>23||tzM>59||strictTimeZone&&!tz)return false;if(hr<=23&&min<=59&&sec<60)return true;
const utcMin=min-tzM*tzSign;
const utcHr=hr-tzH*tzSign-(utcMin<0?1:0);return(utcHr===23||utcHr===-1)&&(utcMin===59||utcMin===-1)&&sec<61}}
function compareTime(s1,s2){if(!(s1&&s2))return undefined;
const t1=new Date("2020-01-01T"+s1).valueOf();
const t2=new Date("2020-01-01T"+s2).valueOf();if(!(t1&&t2))return undefined;return t1-t2}function compareIsoTime(t1,t2){if(!(t1&&t2))return undefined;
const a1=TIME.exec(t1);
const a2=TIME.exec(t2);if(!(a1&&a2))return undefined;t1=a1[1]+a1[2]+a1[3];t2=a2[1]+a2[2]+a2[3];if(t1>t2)return 1;if(t1<t2)return-1;return 0}
const DATE_TIME_SEPARATOR=/t|\s/i;
function getDateTime(strictTimeZone){const time=getTime(strictTimeZone);return function date_time(str){const dateTime=str.split(DATE_TIME_SEPARATOR);return dateTime.length===2&&date(dateTime[0])&&time(dateTime[1])}}
function compareDateTime(dt1,dt2){if(!(dt1&&dt2))return undefined;
const d1=new Date(dt1).valueOf();
const d2=new Date(dt2).valueOf();if(!(d1&&d2))return undefined;return d1-d2}function compareIsoDateTime(dt1,dt2){if(!(dt1&&dt2))return undefined;const[d1,t1]=dt1.split(DATE_TIME_SEPARATOR);const[d2,t2]=dt2.split(DATE_TIME_SEPARATOR);
const res=compareDate(d1,d2);if(res===undefined)return undefined;return res||compareTime(t1,t2)}
const NOT_URI_FRAGMENT=/\/|:/;
const URI=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str){return NOT_URI_FRAGMENT.test(str)&&URI.test(str)}
const BYTE=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function byte(str){BYTE.lastIndex=0;return BYTE.test(str)}
const MIN_INT32=-(2**31);
const MAX_INT32=2**31-1;
function validateInt32(value){return Number.isInteger(value)&&value<=MAX_INT32&&value>=MIN_INT32}function validateInt64(value){return Number.isInteger(value)}function validateNumber(){return true}
const Z_ANCHOR=/[^\\]\\Z/;
function regex(str){if(Z_ANCHOR.test(str))return false;try{new RegExp(str);return true}catch(e){return false}}}),919:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads")}),413:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{o:()=>readInThread});
var external_node_worker_threads_=__nccwpck_require__(919);
var model_error=__nccwpck_require__(343);
const external_node_fs_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
const external_node_stream_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
const external_node_zlib_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
const external_node_path_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
function readText(path,shown){let bytes;try{bytes=readFileSync(path)}catch(error){throw text_describeReadError(error,shown)}return decodeText(bytes,shown)}function decodeText(bytes,shown){const marked=bytes[0]===255&&bytes[1]===254?"utf-16le":bytes[0]===254&&bytes[1]===255;if(marked===true)throw new UserError(`${shown} is UTF-16 with the high byte first.`,"Save it as UTF-8.");try{return new TextDecoder(marked===false?"utf-8":marked,{fatal:true}).decode(bytes)}catch(error){if(codeOf(error)!=="ERR_ENCODING_INVALID_ENCODED_DATA")throw error;throw new UserError(`${shown} is no text in UTF-8.`,"Save it as UTF-8, or name another file.")}}
function text_describeReadError(error,shown){const code=codeOf(error);switch(code){case undefined:return error;case"ENOENT":case"ENOTDIR":return new model_error.CV(`${shown} does not exist.`,"Check the path; it is relative to the working directory.");case"EISDIR":return new model_error.yo(`${shown} is a folder, not a file.`,"Name a file in it.");case"EACCES":case"EPERM":return new model_error.yo(`${shown} may not be read (${code}).`,"Check its permissions.");case"ERR_FS_FILE_TOO_LARGE":case"ERR_STRING_TOO_LONG":return new model_error.yo(`${shown} is too large to be read at once.`,"Name a smaller file.");default:return new model_error.yo(`${shown} cannot be read (${code}).`,"Check the path.")}}
function codeOf(error){const code=typeof error==="object"&&error!==null&&"code"in error?error.code:undefined;return typeof code==="string"?code:undefined}function shownPath(path,directory){const shown=isAbsolute(path)?relative(directory,path):path;return(shown===""?".":shown).split(sep).join("/").replace(/^\.\//,"")};
const CHUNK=64*1024;
const LONGEST_LINE=64*1024*1024;
const NEWLINE=10;
const RETURN=13;
async function*readLineBatches(path,shown){try{yield*split(unpacked(readChunks(path),shown),shown)}catch(error){throw text_describeReadError(error,shown)}}
async function*readBytes(path,shown){try{for await(const chunk of unpacked(readChunks(path),shown))yield Buffer.from(chunk)}catch(error){throw describeReadError(error,shown)}}
async function*readLines(path,shown){for await(const{first,bytes,bounds}of readLineBatches(path,shown))for(let at=0;at<bounds.length;at+=2)yield{text:bytes.toString("utf8",bounds[at],bounds[at+1]),line:first+at/2}}
function*readChunks(path){const file=(0,external_node_fs_namespaceObject.openSync)(path,"r");try{const chunk=Buffer.allocUnsafe(CHUNK);for(;;){const length=(0,external_node_fs_namespaceObject.readSync)(file,chunk,0,CHUNK,null);if(length===0)return;yield length===CHUNK?chunk:chunk.subarray(0,length)}}finally{(0,external_node_fs_namespaceObject.closeSync)(file)}}
async function*unpacked(chunks,shown){const head=chunks.next();if(head.done===true)return;
const all=withHead(head.value,chunks);const[first,second]=head.value;if(first===31&&second===139)yield*unzipped(all,shown);else if(first===255&&second===254||first===254&&second===255)throw new model_error.yo(`${shown} is UTF-16.`,"Save it as UTF-8.");else yield*all}function*withHead(head,rest){try{yield head;yield*rest}finally{rest.return(undefined)}}
function*copied(chunks){for(const chunk of chunks)yield Buffer.from(chunk)}async function*unzipped(packed,shown){const source=external_node_stream_namespaceObject.Readable.from(copied(packed),{objectMode:false,highWaterMark:CHUNK});
const gunzip=(0,external_node_zlib_namespaceObject.createGunzip)({chunkSize:CHUNK});source.on("error",error=>gunzip.destroy(error));try{for await(const chunk of source.pipe(gunzip))yield chunk}catch(error){const code=codeOf(error);if(code==="Z_BUF_ERROR")throw new model_error.yo(`${shown} is cut short: its gzip data ends early.`,"Copy it again.");if(code==="Z_DATA_ERROR")throw new model_error.yo(`${shown} has broken gzip data.`,"Copy it again.");throw error}finally{source.destroy()}}
async function*split(chunks,shown){let first=1;
let open=[];
let length=0;for await(const chunk of chunks){let start=0;if(open.length>0){const end=chunk.indexOf(NEWLINE);if(end>=0){open.push(chunk.subarray(0,end));yield single(first++,open);open=[];length=0;start=end+1}}
const bounds=[];for(let end=chunk.indexOf(NEWLINE,start);end>=0&&open.length===0;end=chunk.indexOf(NEWLINE,start)){bounds.push(first===1&&bounds.length===0?afterMark(chunk,start):start,withoutReturn(chunk,start,end));start=end+1}if(start<chunk.length){open.push(Buffer.from(chunk.subarray(start)));length+=chunk.length-start}if(length>LONGEST_LINE)throw new model_error.yo(`${shown} has a line of more than 64 MiB (line ${first+bounds.length/2}).`,"A recording holds one call a line.");if(bounds.length>0)yield{first,bytes:chunk,bounds};first+=bounds.length/2}if(open.length>0)yield single(first,open)}function single(first,parts){const bytes=Buffer.concat(parts);return{first,bytes,bounds:[first===1?afterMark(bytes,0):0,withoutReturn(bytes,0,bytes.length)]}}
function withoutReturn(bytes,start,end){return end>start&&bytes[end-1]===RETURN?end-1:end}function afterMark(bytes,start){return bytes[start]===239&&bytes[start+1]===187&&bytes[start+2]===191?start+3:start};
const QUOTE=34;
const BACKSLASH=92;
const COMMA=44;
const COLON=58;
const OPEN=123;
const CLOSE=125;
const OPEN_LIST=91;
const CLOSE_LIST=93;
const DEPTH=100;
const LONG=16;
function skipValue(bytes,start,end,depth=0){const first=bytes[start];if(start>=end||depth>DEPTH)return-1;if(first===QUOTE)return skipString(bytes,start,end);if(first===OPEN||first===OPEN_LIST)return skipMembers(bytes,start,end,depth);if(first===116)return skipWord(bytes,start,end,"true");if(first===102)return skipWord(bytes,start,end,"false");if(first===110)return skipWord(bytes,start,end,"null");return skipNumber(bytes,start,end)}function skipString(bytes,start,end){for(let at=start+1;at<end;at++){const byte=bytes[at]??0;if(byte===QUOTE)return at+1;if(byte<32)return-1;if(byte===BACKSLASH){at=skipEscape(bytes,at+1);if(at<0)return-1}}return-1}function skipNested(bytes,start,end){let depth=0;for(let at=start;at<end;at++){const byte=bytes[at];if(byte===QUOTE){for(at++;at<end&&bytes[at]!==QUOTE;at++)if(bytes[at]===BACKSLASH)at++}else if(byte===OPEN||byte===OPEN_LIST)depth++;else if((byte===CLOSE||byte===CLOSE_LIST)&&--depth===0)return at+1}return-1}function skipEscape(bytes,at){const letter=bytes[at];if(letter!==117)return letter!==undefined&&'"\\/bfnrt'.includes(String.fromCharCode(letter))?at:-1;for(let next=at+1;next<=at+4;next++)if(!isHex(bytes[next]??0))return-1;return at+4}function skipMembers(bytes,start,end,depth){const object=bytes[start]===OPEN;
const close=object?CLOSE:CLOSE_LIST;
let at=skipSpace(bytes,start+1,end);if(bytes[at]===close&&at<end)return at+1;for(;;){if(object){if(bytes[at]!==QUOTE)return-1;
const key=skipString(bytes,at,end);if(key<0)return-1;at=skipSpace(bytes,key,end);if(bytes[at]!==COLON)return-1;at=skipSpace(bytes,at+1,end)}
const value=skipValue(bytes,at,end,depth+1);if(value<0)return-1;at=skipSpace(bytes,value,end);if(at>=end)return-1;if(bytes[at]===close)return at+1;if(bytes[at]!==COMMA)return-1;at=skipSpace(bytes,at+1,end)}}
function skipNumber(bytes,start,end){let at=bytes[start]===45?start+1:start;
const whole=skipDigits(bytes,at,end);if(whole===at||bytes[at]===48&&whole>at+1)return-1;at=whole;if(bytes[at]===46){const fraction=skipDigits(bytes,at+1,end);if(fraction===at+1)return-1;at=fraction}if(at-start>=LONG||bytes[at]===101||bytes[at]===69)return-1;return at}function skipDigits(bytes,start,end){let at=start;while(at<end&&isDigit(bytes[at]??0))at++;return at}function skipWord(bytes,start,end,word){if(start+word.length>end)return-1;for(let index=0;index<word.length;index++)if(bytes[start+index]!==word.charCodeAt(index))return-1;return start+word.length}function skipSpace(bytes,start,end){let at=start;while(at<end&&(bytes[at]===32||bytes[at]===9||bytes[at]===13))at++;return at}function isDigit(byte){return byte>=48&&byte<=57}function isHex(byte){return isDigit(byte)||byte>=65&&byte<=70||byte>=97&&byte<=102};
const scanner_QUOTE=34;
const scanner_BACKSLASH=92;
const scanner_COMMA=44;
const scanner_COLON=58;
const scanner_OPEN=123;
const scanner_CLOSE=125;
const scanner_OPEN_LIST=91;
class LineScanner{tool={start:-1,end:-1};arguments={start:-1,end:-1};server={start:-1,end:-1};count=1;isError=false;judged=false;bytes=new Uint8Array;end=0;judge;saidError;counted=false;resulted=false;scan(bytes,start,end,judge){this.bytes=bytes;this.end=end;this.judge=judge;this.judged=false;this.tool.start=this.arguments.start=this.server.start=-1;this.counted=this.resulted=false;this.saidError=undefined;this.count=1;this.isError=false;
let at=this.space(start);if(bytes[at]!==scanner_OPEN)return false;for(;;){at=this.member(this.space(at+1));if(at<0)return false;at=this.space(at);if(bytes[at]===scanner_CLOSE)break;if(bytes[at]!==scanner_COMMA)return false}if(this.space(at+1)!==end||this.tool.start<0||this.arguments.start<0)return false;this.isError=this.saidError??this.isError;return true}member(at){if(this.bytes[at]!==scanner_QUOTE)return-1;
const after=this.plainString(at);if(after<0)return-1;
const colon=this.space(after);if(this.bytes[colon]!==scanner_COLON)return-1;return this.value(at+1,after-1,this.space(colon+1))}value(key,keyEnd,at){const{bytes}=this;switch(keyEnd-key){case 4:if(isWord(bytes,key,"tool"))return this.spanOfString(this.tool,at);break;case 9:if(isWord(bytes,key,"arguments"))return this.spanOfArguments(at);break;case 6:if(isWord(bytes,key,"server"))return this.spanOfString(this.server,at);if(isWord(bytes,key,"result"))return this.result(at);break;case 5:if(isWord(bytes,key,"count"))return this.number(at);break;case 7:if(isWord(bytes,key,"isError"))return this.error(at);break;default:}return skipValue(bytes,at,this.end)}spanOfString(span,at){if(span.start>=0||this.bytes[at]!==scanner_QUOTE)return-1;
const after=this.plainString(at);if(after<0)return-1;span.start=at+1;span.end=after-1;return after}spanOfArguments(at){const first=this.bytes[at];if(this.arguments.start>=0||first!==scanner_OPEN&&first!==scanner_OPEN_LIST)return-1;
const after=this.judgedTo(at)??skipNested(this.bytes,at,this.end);if(after<0)return-1;this.arguments.start=at;this.arguments.end=after;return after}judgedTo(at){const{tool,judge}=this;if(judge===undefined||tool.start<0)return undefined;
const after=judge.judge(this.bytes,tool.start,tool.end,at,this.end);this.judged=after>=0;return this.judged?after:undefined}number(at){if(this.counted)return-1;this.counted=true;
const after=skipValue(this.bytes,at,this.end);
let count=0;for(let next=at;next<after;next++){const digit=(this.bytes[next]??0)-48;if(digit<0||digit>9)return-1;count=count*10+digit}this.count=count;return count>0?after:-1}error(at){if(this.saidError!==undefined)return-1;if(isWord(this.bytes,at,"true"))this.saidError=true;else if(isWord(this.bytes,at,"false"))this.saidError=false;else return-1;return at+(this.saidError?4:5)}result(at){if(this.resulted)return-1;this.resulted=true;
const after=skipValue(this.bytes,at,this.end);if(after<0||this.bytes[at]!==scanner_OPEN)return after;
let said;for(let next=this.space(at+1);this.bytes[next]===scanner_QUOTE;next=this.space(next+1)){const keyEnd=this.plainString(next);if(keyEnd<0)return-1;
const value=this.space(this.space(keyEnd)+1);if(keyEnd-next===9&&isWord(this.bytes,next+1,"isError")){if(said!==undefined)return-1;said=isWord(this.bytes,value,"true")}next=this.space(skipValue(this.bytes,value,this.end));if(this.bytes[next]!==scanner_COMMA)break}this.isError=said??false;return after}plainString(at){const after=skipString(this.bytes,at,this.end);for(let next=at+1;next<after;next++)if(this.bytes[next]===scanner_BACKSLASH)return-1;return after}space(at){const{bytes,end}=this;
let next=at;while(next<end&&isSpace(bytes[next]))next++;return next}}
function isSpace(byte){return byte===32||byte===9||byte===13}function isWord(bytes,at,word){for(let index=0;index<word.length;index++)if(bytes[at+index]!==word.charCodeAt(index))return false;return true};
function isLearning({lines,taken}){return lines.length>taken};
const READ=1024*1024;
const HANDED_ON=64*1024;
const FEW=128*1024;
const MANY=16*1024*1024;
async function readInThread(port,task,judge){const ending=await read(port,task,judge).then(()=>({kind:"end"}),error=>{if(!(error instanceof model_error.yo))throw error;const{message,next}=error;return{kind:"failed",said:message,...next===undefined?{}:{next}}});port.postMessage(ending)}async function read(port,{path,shown,waiting},judge){const scanner=new LineScanner;
const rest=new Lines;
let taken=0;
let scanned=0;
const handOn=()=>{const{length}=rest;
const message={kind:"rest",...rest.take(),taken,counted:judge.counted()};Atomics.add(waiting,0,length);port.postMessage(message,[message.bytes.buffer]);waitBelow(waiting,isLearning(message)?FEW:MANY);taken=scanned=0};for await(const{first,bytes,bounds}of readLineBatches(path,shown)){for(let said=(0,external_node_worker_threads_.receiveMessageOnPort)(port);said!==undefined;said=(0,external_node_worker_threads_.receiveMessageOnPort)(port))for(const lesson of said.message)judge.learn(lesson);for(let at=0;at<bounds.length;at+=2){const[start=0,end=0]=[bounds[at],bounds[at+1]];if(scanner.scan(bytes,start,end,judge)&&scanner.judged){judge.take(scanner.count);taken++}else rest.add(bytes,start,end,first+at/2)}scanned+=bytes.length;if(scanned>=READ||rest.length>=HANDED_ON)handOn()}handOn()}function waitBelow(waiting,most){for(let left=Atomics.load(waiting,0);left>most;left=Atomics.load(waiting,0))Atomics.wait(waiting,0,left)}
class Lines{length=0;held=Buffer.allocUnsafe(2*HANDED_ON);bounds=[];lines=[];add(bytes,start,end,line){const next=this.length+end-start;if(next>this.held.length){const held=Buffer.allocUnsafe(2*next);held.set(this.held.subarray(0,this.length));this.held=held}this.held.set(bytes.subarray(start,end),this.length);this.bounds.push(this.length,next);this.lines.push(line);this.length=next}take(){const{bounds,lines}=this;
const bytes=new Uint8Array(this.held.subarray(0,this.length));this.bounds=[];this.lines=[];this.length=0;return{bytes,bounds,lines}}}}),343:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{CV:()=>MissingSource,RX:()=>GivenUp,yo:()=>UserError1});
class UserError1 extends Error{name="UserError";next;constructor(message,next){super(message);this.next=next}get sentence(){return this.next===undefined?this.message:`${this.message} ${this.next}`}}
class Contradiction extends(null&&Error){name="Contradiction"}
class MissingSource extends UserError1{}
class UnbuiltBase extends(null&&UserError1){}
class GivenUp extends Error{name="GivenUp"}}),789:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{a:()=>ByteJudge});
var model_error=__nccwpck_require__(343);
const QUOTE=34;
const COMMA=44;
const MINUS=45;
const DOT=46;
const ZERO=48;
const NINE=57;
const COLON=58;
const OPEN_LIST=91;
const BACKSLASH=92;
const CLOSE_LIST=93;
const OPEN=123;
const CLOSE=125;
const SHORT=15;
const POWERS=[1,10,100,1e3,1e4,1e5,1e6,1e7,1e8,1e9,1e10,1e11,1e12,1e13,1e14,1e15];
const WIDEST=12;
const DEPTH=100;
class Matcher{bytes;end=0;depth=0;ordinary=Uint8Array.from({length:256},(_,byte)=>Number(byte>=32&&byte<127&&byte!==QUOTE&&byte!==BACKSLASH));objects=0;constructor(bytes){this.bytes=bytes}match(node,bytes,start,end){this.bytes=bytes;this.end=end;this.depth=0;return this.value(node,start)}value(node,at){switch(this.bytes[at]){case QUOTE:return node.text?this.text(node,at):-1;case OPEN:return node.object?this.nested(node,at,true):-1;case OPEN_LIST:return node.list?this.nested(node,at,false):-1;case 116:return node.true&&this.isWord(at,"true")?at+4:-1;case 102:return node.false&&this.isWord(at,"false")?at+5:-1;case 110:return node.null&&this.isWord(at,"null")?at+4:-1;default:return node.number?this.number(node,at):-1}}nested(node,at,isObject1){if(++this.depth>DEPTH)return-1;
const after=isObject1?this.object(node,at):this.list(node,at);this.depth--;return after}object(node,at){const{bytes,end}=this;
const object=++this.objects;
let required=0;
let next=this.space(at+1);if(bytes[next]===CLOSE)return node.required===0?next+1:-1;for(;;){if(bytes[next]!==QUOTE)return-1;
const start=next+1;
let to=start;while(to<end&&bytes[to]!==QUOTE)to++;
const member=node.members.find(bytes,start,to);next=bytes[to+1]===COLON?to+1:this.space(to+1);if(bytes[next]!==COLON)return-1;next=this.space(next+1);if(member===undefined)next=isPlainName(bytes,start,to)?this.value(node.others,next):-1;else{if(member.met===object)return-1;member.met=object;if(member.required)required++;next=this.value(member.node,next)}if(next<0)return-1;next=this.space(next);if(bytes[next]===CLOSE)return required===node.required?next+1:-1;if(bytes[next]!==COMMA||next>=end)return-1;next=this.space(next+1)}}list(node,at){const{bytes,end}=this;
let next=this.space(at+1);if(bytes[next]===CLOSE_LIST)return node.leastItems<=0?next+1:-1;for(let count=1;;count++){next=this.value(node.items,next);if(next<0)return-1;next=this.space(next);if(bytes[next]===CLOSE_LIST)return count>=node.leastItems&&count<=node.mostItems?next+1:-1;if(bytes[next]!==COMMA||next>=end)return-1;next=this.space(next+1)}}text(node,at){const{bytes,end,ordinary}=this;
const start=at+1;
let escaped=false;
let wide=false;
let next=start;for(;;next++){const byte=bytes[next]??0;if(ordinary[byte]===1)continue;if(byte===QUOTE)break;if(byte<32||next>=end)return-1;if(byte===BACKSLASH){escaped=true;next=this.escape(next+1);if(next<0)return-1}else if(byte>126)wide=true}
const plain=!escaped&&!wide;
const length=next-start;if(length>node.mostLength||length<(plain||node.leastLength<=1?1:WIDEST)*node.leastLength)return-1;if(node.texts!==undefined&&!(plain&&node.texts.find(bytes,start,next)===true))return-1;if(node.tests.length>0&&(escaped||!passes(node,bytes.utf8Slice(start,next))))return-1;if(node.newTexts!==undefined&&!(plain&&node.newTexts.find(bytes,start,next)===undefined))return-1;return next+1}escape(at){const{bytes}=this;switch(bytes[at]){case QUOTE:case BACKSLASH:case 47:case 98:case 102:case 110:case 114:case 116:return at;case 117:for(let next=at+1;next<=at+4;next++)if(!isHex(bytes[next]??0))return-1;return at+4;default:return-1}}number(node,at){const{bytes}=this;
const negative=bytes[at]===MINUS;
const start=negative?at+1:at;
let digits=0;
let next=start;
let byte=bytes[next]??0;for(;byte>=ZERO&&byte<=NINE;byte=bytes[++next]??0)digits=digits*10+byte-ZERO;if(next===start||bytes[start]===ZERO&&next>start+1)return-1;
let places=0;if(byte===DOT){const fraction=next+1;byte=bytes[++next]??0;for(;byte>=ZERO&&byte<=NINE;byte=bytes[++next]??0)digits=digits*10+byte-ZERO;places=next-fraction;if(places===0)return-1}if(next-at>SHORT||byte===101||byte===69)return-1;
const size=places===0?digits:digits/(POWERS[places]??Number.NaN);return isWithin(node,negative?-size:size)?next:-1}isWord(at,word){for(let index=0;index<word.length;index++)if(this.bytes[at+index]!==word.charCodeAt(index))return false;return true}space(at){const{bytes}=this;
let next=at;for(let byte=bytes[next];byte===32||byte===9||byte===13;byte=bytes[next])next++;return next}}
function passes({tests},text){for(const test of tests)if(!test(text))return false;return true}function isWithin(node,value){if(node.whole&&!Number.isInteger(value))return false;if(value<node.least||value>node.most||value<=node.above||value>=node.below)return false;if(node.numbers!==undefined&&!node.numbers.has(value))return false;for(const divisor of node.divisors)if(!Number.isSafeInteger(value)||value%divisor!==0)return false;return true}function isPlainName(bytes,start,end){for(let at=start;at<end;at++){const byte=bytes[at]??0;if(byte<32||byte>126||byte===BACKSLASH)return false}return true}function isHex(byte){return byte>=ZERO&&byte<=NINE||byte>=65&&byte<=70||byte>=97&&byte<=102};
class Entry{name;value;constructor(name,value){this.name=name;this.value=value}}
class Names{slots=new Array(4).fill(undefined);size=0;constructor(entries=[]){for(const[name,value]of entries)this.set(name,value)}set(name,value){if(!/^[ !#-[\]-~]*$/.test(name))return;this.size++;if(this.size*2>this.slots.length)this.grow();this.put(new Entry(name,value))}find(bytes,start,end){const{slots}=this;
const mask=slots.length-1;
const length=end-start;
const hash=length===0?0:hashOf(length,at(bytes,start),at(bytes,start+(length>>1)),at(bytes,end-1));for(let slot=hash&mask;;slot=slot+1&mask){const entry=slots[slot];if(entry===undefined)return undefined;if(entry.name.length===length&&isWritten(entry.name,bytes,start))return entry.value}}grow(){const before=this.slots;this.slots=new Array(before.length*2).fill(undefined);for(const entry of before)if(entry!==undefined)this.put(entry)}put(entry){const{name}=entry;
const mask=this.slots.length-1;const{length}=name;
const code=index=>name.charCodeAt(index);
let slot=(length===0?0:hashOf(length,code(0),code(length>>1),code(length-1)))&mask;while(this.slots[slot]!==undefined)slot=slot+1&mask;this.slots[slot]=entry}}
function hashOf(length,first,middle,last){return Math.imul(length,0x9e3779b1)^Math.imul(first,0x85ebca6b)^Math.imul(middle,0xc2b2ae35)^Math.imul(last,0x27d4eb2f)}function at(bytes,index){return bytes[index]??0}function isWritten(name,bytes,start){for(let index=0;index<name.length;index++)if(bytes[start+index]!==name.charCodeAt(index))return false;return true};const{NEGATIVE_INFINITY:LOW,POSITIVE_INFINITY:HIGH}=Number;
const NO_TEXT=new Set;
const NO_MEMBERS=new Map;
const ANY_TEXT={least:0,most:HIGH,values:undefined,patterns:NO_TEXT,formats:NO_TEXT};
const ANY_NUMBER={...{whole:false,least:LOW,most:HIGH,above:LOW,below:HIGH,divisors:[],values:undefined}};
const ANY_LIST={least:0,most:HIGH,items:undefined};
const ANY_OBJECT={members:NO_MEMBERS,required:NO_TEXT,others:undefined};
const ANY={...{text:ANY_TEXT,number:ANY_NUMBER,list:ANY_LIST,object:ANY_OBJECT},...{true:true,false:true,null:true}};
const NOTHING={...{text:undefined,number:undefined,list:undefined,object:undefined},...{true:false,false:false,null:false}};
function both(a,b){if(a===b||b===ANY)return a;if(a===ANY)return b;return{text:a.text&&b.text&&bothTexts(a.text,b.text),number:a.number&&b.number&&bothNumbers(a.number,b.number),true:a.true&&b.true,false:a.false&&b.false,null:a.null&&b.null,list:a.list&&b.list&&bothLists(a.list,b.list),object:a.object&&b.object&&bothObjects(a.object,b.object)}}
function either(forms){const one=(kind,free)=>{const said=forms.map(form=>form[kind]).filter(part=>part!==undefined&&part!==false);return said.find(part=>part===free)??said[0]};return{text:eitherText(forms)??one("text",ANY_TEXT),number:one("number",ANY_NUMBER),true:one("true",true)===true,false:one("false",true)===true,null:one("null",true)===true,list:one("list",ANY_LIST),object:one("object",ANY_OBJECT)}}
function eitherText(forms){const texts=forms.flatMap(({text})=>text===undefined?[]:[text]);
const listed=texts.every(({least,most,values,patterns,formats})=>values&&least===0&&most===HIGH&&patterns.size===0&&formats.size===0);if(texts.length<2||!listed)return undefined;return{...ANY_TEXT,values:new Set(texts.flatMap(({values})=>[...values??NO_TEXT]))}}
function bothTexts(a,b){return{least:Math.max(a.least,b.least),most:Math.min(a.most,b.most),values:bothSets(a.values,b.values),patterns:new Set([...a.patterns,...b.patterns]),formats:new Set([...a.formats,...b.formats])}}
function bothNumbers(a,b){return{whole:a.whole||b.whole,least:Math.max(a.least,b.least),most:Math.min(a.most,b.most),above:Math.max(a.above,b.above),below:Math.min(a.below,b.below),divisors:[...new Set([...a.divisors,...b.divisors])],values:bothSets(a.values,b.values)}}
function bothLists(a,b){return{least:Math.max(a.least,b.least),most:Math.min(a.most,b.most),items:bothParts(a.items,b.items)}}
function bothObjects(a,b){const names=new Set([...a.members.keys(),...b.members.keys()]);
const members=[...names].map(name=>[name,bothParts(a.members.get(name)??a.others,b.members.get(name)??b.others)??ANY]);return{members:new Map(members),required:new Set([...a.required,...b.required]),others:bothParts(a.others,b.others)}}
function bothParts(a,b){return a===undefined||b===undefined?a??b:both(a,b)}function bothSets(a,b){return a===undefined||b===undefined?a??b:new Set([...a].filter(value=>b.has(value)))}
var formats=__nccwpck_require__(779);
function formatCheck(format){const known=typeof format==="string"&&Object.hasOwn(formats.U9,format)?format_check_formats.get(format):undefined;if(known instanceof RegExp)return value=>known.test(value);if(typeof known==="function")return testedBy(known);if(!isDefinition(known)||known.type==="number")return undefined;const{validate}=known;if(validate instanceof RegExp)return value=>validate.test(value);return typeof validate==="function"?testedBy(validate):undefined}function testedBy(accepts){return value=>accepts(value)===true}function isDefinition(known){return typeof known==="object"&&known!==null&&"validate"in known}
const format_check_formats=new Map(Object.entries(formats.U9));
const node_DEPTH=40;
class Member{node;required;met=0;constructor(node,required){this.node=node;this.required=required}}
class Node{text;number;true;false;null;list;object;leastLength;mostLength;texts;newTexts;tests;whole;least;most;above;below;divisors;numbers;leastItems;mostItems;items;members;required;others;constructor(form,news,testing,members,items,others){const[text,number,list]=[form.text??ANY_TEXT,form.number??ANY_NUMBER,form.list??ANY_LIST];const{types,texts}=news;this.text=form.text!==undefined&&texts!=="any";this.number=form.number!==undefined&&!types.has("number");this.true=form.true&&!types.has("boolean");this.false=form.false&&!types.has("boolean");this.null=form.null&&!types.has("null");this.list=form.list!==undefined&&!types.has("array");this.object=form.object!==undefined&&!types.has("object");this.leastLength=text.least;this.mostLength=text.most;this.texts=text.values&&namesOf(text.values);this.newTexts=texts==="any"||texts.size===0?undefined:namesOf(texts);this.tests=[...[...text.patterns].map(pattern=>patternTest(pattern,testing)),...formatTests(text.formats)];this.whole=number.whole;this.least=number.least;this.most=number.most;this.above=number.above;this.below=number.below;this.divisors=number.divisors;this.numbers=number.values;this.leastItems=list.least;this.mostItems=list.most;this.items=items??this;this.members=new Names(members);this.required=[...members.values()].filter(({required})=>required).length;this.others=others??this}}
const NO_NEWS={types:new Set,texts:new Set,members:new Map,item:undefined};
function nodeOf({form,fates,news},testing){const any=new Node(ANY,NO_NEWS,testing,new Map,undefined,undefined);
const build=(given,at,depth)=>{if(given===undefined&&at===undefined)return any;
const said=depth>node_DEPTH?NOTHING:given??ANY;const{list,object}=said;
const items=list&&build(list.items,at?.item,depth+1);
const others=object&&build(object.others,undefined,depth+1);
const members=object===undefined?new Map:membersOf(said,at,depth);return new Node(said,at??NO_NEWS,testing,members,items,others)};
const membersOf=({object=ANY_OBJECT},at,depth)=>{const rules=depth===0?fates:undefined;const{members,required,others}=object;
const needed=new Set([...required,...rules?.defaulted??[]]);
const names=new Set([...members.keys(),...needed,...at?.members.keys()??[],...rules?.byName.keys()??[]]);return new Map([...names].map(name=>{const inner=fated(members.get(name)??others,rules?.byName.get(name));return[name,new Member(build(inner,at?.members.get(name),depth+1),needed.has(name))]}))};return build(form,news,0)}function fated(form,fate){if(fate==="lost")return NOTHING;return fate==="kept"?{...form??ANY,list:undefined,object:undefined}:form}function namesOf(texts){return new Names([...texts].map(text=>[text,true]))}function patternTest(pattern,testing){const tester=testing(pattern);return text=>tester.test(text)}function formatTests(formats){return[...formats].map(format=>formatCheck(format)??(()=>false))};
const MOST_FAILURES=3;
class Tool{name;node;failures=0;calls=0;constructor(name,node){this.name=name;this.node=node}}
class ByteJudge{tools=new Names;all=new Map;matcher;last;testing;constructor(testing){this.testing=testing}learn(good){const node=nodeOf(good,this.testing);
const known=this.all.get(good.tool);if(known!==undefined){known.node=node;return}
const tool=new Tool(good.tool,node);this.all.set(good.tool,tool);this.tools.set(good.tool,tool)}judge(bytes,tool,toolEnd,start,end){const known=this.tools.find(bytes,tool,toolEnd);if(known===undefined||known.failures===MOST_FAILURES)return-1;this.last=known;this.matcher??=new Matcher(bytes);try{return this.matcher.match(known.node,bytes,start,end)}catch(error){if(!(error instanceof model_error.RX||error instanceof RangeError))throw error;known.failures++;return-1}}take(count){if(this.last!==undefined)this.last.calls+=count}counted(){const counted=[];for(const tool of this.all.values()){if(tool.calls>0)counted.push([tool.name,tool.calls]);tool.calls=0}return counted}}}),460:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{e:()=>testingBy});
var _model_error_js__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(343);
var _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__(540);
function testingBy(patterns){return pattern=>{const tester=patterns.tester(pattern);return{test:text=>{try{return tester.test(text)}catch(error){if(error instanceof _solving_answer_js__WEBPACK_IMPORTED_MODULE_1__.nd)throw new _model_error_js__WEBPACK_IMPORTED_MODULE_0__.RX(error.message);throw error}}}}}
function matchesBy(patterns){return(pattern,text)=>{try{return patterns.test(pattern,text)}catch(error){if(error instanceof Incomplete)return false;throw error}}}}),305:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{g:()=>Patterns});
const MOST_STEPS=5e6;
const MOST_PER_CHARACTER=64;
const MANY=64;
const ONE={ways:1,degree:0,base:1,size:1};
const NOTHING={...ONE,size:0};
function soonEnding(pattern,flags){const{effort,anchored}=new Reader(pattern,flags.includes("u")).whole();const{ways,base,size}=effort;
const degree=anchored?effort.degree:effort.degree+1;if(base===1&&degree<=1&&ways*size<=MOST_PER_CHARACTER)return()=>true;return length=>ways*Math.min(size,length+1)*(length+1)**degree*base**length<=MOST_STEPS}
const ORDINARY=1e3;
function holdsSlowPattern(schema){const pending=[schema];for(let next=pending.pop();next!==undefined;next=pending.pop()){if(typeof next!=="object"||next===null)continue;if(isObject(next)){const{pattern,patternProperties}=next;
const patterns=isObject(patternProperties)?Object.keys(patternProperties):[];if(typeof pattern==="string")patterns.push(pattern);if(patterns.some(source=>!soonEnding(source,flagsOf(source))(ORDINARY)))return true}pending.push(...Object.values(next))}return false}
class Reader{at=0;source;unicode;constructor(source,unicode){this.source=source;this.unicode=unicode}whole(){let{effort,anchored}=this.alternatives();while(this.at<this.source.length){this.at++;effort=both(effort,this.alternatives().effort);anchored=false}return{effort,anchored}}alternatives(){let effort;
let anchored=true;do{anchored&&=this.source[this.at]==="^";
const next=this.sequence();effort=effort===undefined?next:either(effort,next)}while(this.take("|"))return{effort,anchored}}sequence(){let effort=NOTHING;while(this.at<this.source.length&&!this.sees("|")&&!this.sees(")"))effort=both(effort,this.quantified(this.atom()));return effort}atom(){if(this.take("["))return this.skipClass();if(this.take("\\"))return this.escape();if(!this.take("(")){const edge=this.sees("^")||this.sees("$");this.at++;return edge?NOTHING:ONE}
const opening=/^\?(?:<?[=!]|<[^>]*>|[a-z-]*:)/u.exec(this.source.slice(this.at,this.at+1e3));this.at+=opening?.[0].length??0;const{effort}=this.alternatives();this.take(")");return both(effort,ONE)}skipClass(){while(this.at<this.source.length&&!this.sees("]"))this.at+=this.sees("\\")?2:1;this.at++;return ONE}escape(){const letter=this.source[this.at++]??"";if(/[1-9k]/.test(letter))return{...ONE,degree:1};if(this.unicode&&/[pPu]/.test(letter)&&this.sees("{"))this.at=this.source.indexOf("}",this.at)+1;return ONE}quantified(atom){const counts=this.quantifier();if(counts===undefined)return atom;this.take("?");return repeated(atom,...counts)}quantifier(){if(this.take("*"))return[0,Number.POSITIVE_INFINITY];if(this.take("+"))return[1,Number.POSITIVE_INFINITY];if(this.take("?"))return[0,1];if(!this.sees("{"))return undefined;
const match=/^\{(\d+)(,?)(\d*)\}/.exec(this.source.slice(this.at,this.at+100));if(match===null)return undefined;this.at+=match[0].length;
const least=Number(match[1]);
const most=match[3]===""?Number.POSITIVE_INFINITY:Number(match[3]);return[least,match[2]===""?least:most]}sees(character){return this.source[this.at]===character}take(character){const there=this.sees(character);if(there)this.at++;return there}}
function both(a,b){return{ways:a.ways*b.ways,degree:a.degree+b.degree,base:a.base*b.base,size:a.size+b.size}}
function either(a,b){return{ways:a.ways+b.ways,degree:Math.max(a.degree,b.degree),base:Math.max(a.base,b.base),size:a.size+b.size}}
function repeated(part,least,most){if(most===0)return ONE;const{ways,degree,base,size}=part;
const single=ways===1&&degree===0&&base===1;if(most===Number.POSITIVE_INFINITY||single&&most-least>MANY){const fixed=size*Math.max(1,least);if(single)return{ways,base,degree:1,size:fixed};return{ways:ways**least,degree:1+degree*least,base:base*2*ways*2**degree,size:fixed}}return{ways:ways**most*(most-least+1),degree:degree*most,base,size:size*most}};
const MOST_PATTERN=5e4;
function expressionOf(pattern){return compile(pattern,"u")??compile(pattern,"")}function pattern_flagsOf(pattern){return compile(pattern,"u")===undefined?"":"u"}function compiled(pattern,flags){if(pattern.length>MOST_PATTERN)throw new Error(`longer than ${MOST_PATTERN} characters`);
const expression=new RegExp(pattern,flags);for(let run=0;run<2;run++)expression.test("");return expression}function compile(pattern,flags){try{return compiled(pattern,flags)}catch{return undefined}}
var answer=__nccwpck_require__(540);
function matcherOf(source,flags,build){let machine;try{machine=build(source,"exact",flags)}catch(error){return error.message}return text=>matches(machine,text)}function matches(machine,text){return new Run(machine,codesOf(text,machine.units)).found()}function codesOf(text,units){if(units)return Array.from({length:text.length},(_,i)=>text.charCodeAt(i));return Array.from(text,character=>character.codePointAt(0))}
class Run{machine;codes;truths=[];met;round=0;constructor(machine,codes){this.machine=machine;this.codes=codes;this.met=new Int32Array(machine.edges.length)}found(){const{looks,start,accept}=this.machine;
const reversed=looks.some(({side})=>side==="ahead")?reversedEdges(this.machine):[];for(const look of looks)this.truths.push(look.side==="ahead"?this.ahead(look,reversed):this.behind(look));
let found=false;this.forward(start,accept,()=>{found=true;return false});return found}behind({start,accept}){const truth=new Uint8Array(this.codes.length+1);this.forward(start,accept,position=>{truth[position]=1;return true});return truth}forward(start,accept,tell){let states=[start];for(let position=0;position<=this.codes.length;position++){const closed=this.closed(states,position);if(this.met[accept]===this.round&&!tell(position))return;states=[];this.round++;
const code=this.codes[position];if(code===undefined)return;for(const state of closed)for(const{to,set}of this.machine.edges[state]){if(!set?.has(code)||this.met[to]===this.round)continue;this.met[to]=this.round;states.push(to)}}}closed(states,position){this.round++;for(const state of states)this.met[state]=this.round;for(let at=0;at<states.length;at++){for(const edge of this.machine.edges[states[at]]){if(edge.set||this.met[edge.to]===this.round||!this.passes(edge,position))continue;this.met[edge.to]=this.round;states.push(edge.to)}}return states}ahead({start,accept},reversed){const truth=new Uint8Array(this.codes.length+1);
let later=[];for(let position=this.codes.length;position>=0;position--){const code=this.codes[position];this.round++;
const states=[accept];this.met[accept]=this.round;
const meet=state=>{if(this.met[state]===this.round)return;this.met[state]=this.round;states.push(state)};if(code!==undefined){for(const state of later)for(const{from,edge}of reversed[state])if(edge.set?.has(code))meet(from)}for(let at=0;at<states.length;at++)for(const{from,edge}of reversed[states[at]])if(!edge.set&&this.passes(edge,position))meet(from);if(this.met[start]===this.round)truth[position]=1;later=states}return truth}passes({guard,look},position){if(look)return this.truths[look.index]?.[position]===1!==look.negated;return guard===undefined||meets(guard,this.codes[guard.side==="before"?position-1:position])}}
function reversedEdges({edges}){const reversed=edges.map(()=>[]);for(const[from,own]of edges.entries())for(const edge of own)reversed[edge.to]?.push({from,edge});return reversed}
const holds=(set,code)=>code!==undefined&&set.has(code);
const meets=(guard,code)=>holds(guard.set,code)!==guard.negated;
const SHOWN=200;
const shortened=source=>source.length>SHOWN?`${source.slice(0,SHOWN)}\u{2026}`:source;
const PATIENCE=100;
class Patterns{limit;build;machines=new Map;testers=new Map;flags=new Map;constructor(limit,build=refuse){this.limit=limit;this.build=build}test(source,text,flags=this.flagsOf(source)){return this.tester(source,flags).test(text)}tester(source,flags=this.flagsOf(source)){const key=`${flags}/${source}`;
const tester=this.testers.get(key)??this.makeTester(source,flags);this.testers.set(key,tester);return tester}makeTester(source,flags){const expression=compiledOr(source,flags);if(typeof expression==="string")return{test:()=>{throw new answer.nd(expression)}};
const endsSoon=soonEnding(source,flags);return{test:text=>endsSoon(text.length)?expression.test(text):this.testSlowly(source,flags,expression,text)}}testSlowly(source,flags,expression,text){const machine=this.known(source,"exact",flags);if(typeof machine!=="string")return matches(machine,text);
const outcome=this.limit(PATIENCE,()=>expression.test(text));if(!outcome.done)throw new answer.nd(reason(source,new Error(outcome.why)));return outcome.value}machine(source,closeness="exact",flags=this.flagsOf(source)){const machine=this.known(source,closeness,flags);if(typeof machine==="string")throw new answer.nd(machine);return machine}known(source,closeness,flags){const key=`${closeness} ${flags}/${source}`;
const machine=this.machines.get(key)??built(this.build,source,closeness,flags);this.machines.set(key,machine);return machine}flagsOf(source){const flags=this.flags.get(source)??pattern_flagsOf(source);this.flags.set(source,flags);return flags}}
function refuse(){throw new Error("no automata were loaded")}function compiledOr(source,flags){try{return compiled(source,flags)}catch(error){return reason(source,error)}}
function built(build,source,closeness,flags){if(source.length>MOST_PATTERN)return reason(source,new Error(`longer than ${MOST_PATTERN} characters`));try{return build(source,closeness,flags)}catch(error){return reason(source,error)}}
function reason(source,error){const message=error.message;return`pattern ${shortened(source)}: ${message.includes(source)?message.replace(source,shortened(source)):message}`}}),540:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{nd:()=>Incomplete1});
const NONE={found:"none"};
const some=value=>({found:"some",value});
const unknown=why=>({found:"unknown",why});
class Incomplete1 extends Error{name="Incomplete"}
class BudgetSpent extends(null&&Error){name="BudgetSpent"}}),799:((__webpack_module__,__unused_webpack___webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(919);
var _io_read_recordings_reading_thread_js__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__(413);
var _replay_bytes_judge_js__WEBPACK_IMPORTED_MODULE_2__=__nccwpck_require__(789);
var _schema_judging_testing_js__WEBPACK_IMPORTED_MODULE_3__=__nccwpck_require__(460);
var _schema_regex_patterns_js__WEBPACK_IMPORTED_MODULE_4__=__nccwpck_require__(305);
const patterns=new _schema_regex_patterns_js__WEBPACK_IMPORTED_MODULE_4__.g(()=>({done:false,why:"it may take long"}));if(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort===null)throw new Error("thread.js is no program of its own.");await (0,_io_read_recordings_reading_thread_js__WEBPACK_IMPORTED_MODULE_1__.o)(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort,node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData,new _replay_bytes_judge_js__WEBPACK_IMPORTED_MODULE_2__.a((0,_schema_judging_testing_js__WEBPACK_IMPORTED_MODULE_3__.e)(patterns)));__webpack_async_result__()}catch(e){__webpack_async_result__(e)}},1)})};
var __webpack_module_cache__={};
function __nccwpck_require__(moduleId){var cachedModule=__webpack_module_cache__[moduleId];if(cachedModule!==undefined){return cachedModule.exports}
var module=__webpack_module_cache__[moduleId]={exports:{}};
var threw=true;try{__webpack_modules__[moduleId](module,module.exports,__nccwpck_require__);threw=false}finally{if(threw)delete __webpack_module_cache__[moduleId]}return module.exports}if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";(()=>{var webpackQueues=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__";
var webpackExports=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__";
var webpackError=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__";
var resolveQueue=queue=>{if(queue&&queue.d<1){queue.d=1;queue.forEach(fn=>fn.r--);queue.forEach(fn=>fn.r--?fn.r++:fn())}};
var wrapDeps=deps=>deps.map(dep=>{if(dep!==null&&typeof dep==="object"){if(dep[webpackQueues])return dep;if(dep.then){var queue=[];queue.d=0;dep.then(r=>{obj[webpackExports]=r;resolveQueue(queue)},e=>{obj[webpackError]=e;resolveQueue(queue)});
var obj={};obj[webpackQueues]=fn=>fn(queue);return obj}}
var ret={};ret[webpackQueues]=x=>{};ret[webpackExports]=dep;return ret});__nccwpck_require__.a=(module,body,hasAwait)=>{var queue;hasAwait&&((queue=[]).d=-1);
var depQueues=new Set;
var exports=module.exports;
var currentDeps;
var outerResolve;
var reject;
var promise=new Promise((resolve,rej)=>{reject=rej;outerResolve=resolve});promise[webpackExports]=exports;promise[webpackQueues]=fn=>(queue&&fn(queue),depQueues.forEach(fn),promise["catch"](x=>{}));module.exports=promise;body(deps=>{currentDeps=wrapDeps(deps);
var fn;
var getResult=()=>currentDeps.map(d=>{if(d[webpackError])throw d[webpackError];return d[webpackExports]});
var promise=new Promise(resolve=>{fn=()=>resolve(getResult);fn.r=0;
var fnQueue=q=>q!==queue&&!depQueues.has(q)&&(depQueues.add(q),q&&!q.d&&(fn.r++,q.push(fn)));currentDeps.map(dep=>dep[webpackQueues](fnQueue))});return fn.r?promise:getResult()},err=>(err?reject(promise[webpackError]=err):outerResolve(exports),resolveQueue(queue)));queue&&queue.d<0&&(queue.d=0)}})();(()=>{__nccwpck_require__.d=(exports,definition)=>{for(var key in definition){if(__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.o(exports,key)){Object.defineProperty(exports,key,{enumerable:true,get:definition[key]})}}}})();(()=>{__nccwpck_require__.o=(obj,prop)=>Object.prototype.hasOwnProperty.call(obj,prop)})();
var __webpack_exports__=__nccwpck_require__(799);__webpack_exports__=await __webpack_exports__;
