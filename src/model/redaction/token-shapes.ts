/** How secrets look by themselves, wherever they stand. Prefixes are those that issuers document for their own tokens. */

/** Private keys, up to their end or the end of the text. */
export const PRIVATE_KEY =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g

/** Each is linear in the text; a named group `keep` stays in front of the mask. */
export const SHAPES: readonly RegExp[] = [
  // Tokens whose issuers gave them a prefix.
  /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,}|glpat-[\w-]{16,}|gl(?:cbt|dt|ft|oas|ptt|rt|soat)-[\w-]{16,})/g,
  /(?<![A-Za-z0-9])(?:sk|pk|rk)[-_](?:live|test|prod|proj|ant|or|svcacct|admin|lf)[-_][\w-]{10,}/g,
  /(?<![A-Za-z0-9_-])sk-[A-Za-z0-9]{20,}/g,
  /(?<![A-Za-z0-9])(?:xox[a-z](?:\.xox[a-z])?-[\w-]{8,}|xapp-[\w-]{8,}|whsec_[\w+/=]{16,}|shp(?:at|ca|pa|ss)_[a-fA-F0-9]{16,})/g,
  /(?<![A-Za-z0-9])(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9])(?:LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32}|SK[a-f0-9]{32}|NRAK-[A-Z0-9]{20,})(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9_-])(?:AIza[\w-]{35}|ya29\.[\w-]{10,}|GOCSPX-[\w-]{20,}|1\/\/0[\w-]{30,})/g,
  /(?<![A-Za-z0-9])(?:npm_[A-Za-z0-9]{30,}|pypi-[\w-]{40,}|hf_[A-Za-z0-9]{30,}|do[opr]_v1_[a-f0-9]{32,}|dckr_pat_[\w-]{20,})/g,
  /(?<![A-Za-z0-9])(?:SG\.[\w-]{16,}\.[\w-]{16,}|key-[a-f0-9]{32}|sq0[a-z]{3}-[\w-]{20,}|EAA[A-Z][A-Za-z0-9]{30,}|lin_(?:api|oauth)_\w{20,})/g,
  /(?<![A-Za-z0-9])(?:hv[bsr]\.[\w-]{20,}|ATATT3[\w=-]{30,}|ATCTT3[\w=-]{30,}|secret_[A-Za-z0-9]{40,}|ntn_[A-Za-z0-9]{40,}|figd_[\w-]{20,})/g,
  /(?<![A-Za-z0-9])(?:pat-(?:na|eu|ap)\d-[a-f0-9-]{30,}|AGE-SECRET-KEY-1[A-Z0-9]{50,}|PMAK-[a-f0-9-]{30,}|tvly-[\w-]{20,})/g,
  /(?<![A-Za-z0-9])(?:dapi[a-f0-9]{32}|dp\.(?:pt|st|sa|ct|scim|audit)\.[\w-]{20,}|gl(?:c|sa)_[\w+/=]{20,}|sntry[su]_[\w+/=-]{20,})/g,
  /(?<![A-Za-z0-9])(?:gsk_\w{20,}|xai-\w{20,}|pplx-\w{20,}|r8_\w{20,}|fm[12]_[\w+/=-]{20,}|sbp_[a-f0-9]{20,}|pscale_(?:tkn|pw|oauth)_[\w.=-]{20,})/g,
  /(?<![A-Za-z0-9])(?:nfp_\w{20,}|rubygems_[a-f0-9]{30,}|CLOJARS_[a-z0-9]{40,}|pul-[a-f0-9]{30,}|pnu_\w{30,}|rdme_[a-z0-9]{40,}|tfp_[\w-]{30,})/g,
  /(?<![A-Za-z0-9])(?:CFPAT-[\w-]{30,}|bk[a-z]{1,2}_[a-f0-9]{30,}|CCIPAT_\w{20,}|AKCp\w{30,}|pat[A-Za-z0-9]{14}\.[a-f0-9]{40,}|sl\.[\w-]{60,})/g,
  /(?<![A-Za-z0-9])(?:[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,}|ops_eyJ[\w-]{40,}|fio-u-[\w-]{40,}|shippo_(?:live|test)_[a-f0-9]{20,})/g,
  /(?<![\w:])\d{8,10}:AA[\w-]{30,}/g,
  /(?<![\w.-])[MNO][A-Za-z\d]{22,27}\.[\w-]{6}\.[\w-]{27,}/g,
  /(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{30,}/g,
  /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]+){0,4}/g,
  // Password hashes of crypt(3), bcrypt and argon2: whoever has one can try passwords against it.
  /\$(?:2[abxy]|apr1|[156y]|argon2(?:id|i|d))\$[./A-Za-z0-9$=,+-]{20,}/g,
  // Addresses that are the permission themselves, and signatures in a query.
  /(?<keep>\bhooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/)[\w/+-]{10,}/gi,
  /(?<keep>\bdiscord(?:app)?\.com\/api\/(?:v\d{1,3}\/)?webhooks\/\d{10,25}\/)[\w-]{20,}/gi,
  /(?<keep>\b(?:webhook\.office\.com\/webhookb2|hooks\.zapier\.com\/hooks\/catch|maker\.ifttt\.com\/trigger)\/)[^\s"'<>]{8,}/gi,
  /(?<keep>\bapi\.telegram\.org\/(?:file\/)?bot)[\w:-]{20,}/gi,
  /(?<keep>[?&;](?:sig|signature|hmac|x-(?:amz|goog)-(?:signature|credential|security-token)|awsaccesskeyid|googleaccessid)=)[^&\s"'<>#]{8,}/gi,
  // Headers and credentials in a URL; `git@` names nobody.
  /(?<keep>\b(?:Bearer|Basic|Digest|Token)\s{1,4})(?=[\w.~+/-]{0,60}\d|[\w.~+/-]{20})[\w.~+/-]{8,}={0,2}/g,
  /(?<keep>\b(?:proxy-)?authorization\\{0,7}["']?\s{0,4}[:=]\s{0,4}\\{0,7}["']?)(?:(?:bearer|basic|digest|token|apikey|negotiate|splunk)\s{1,4})?[^\s"',;\\]{4,}/gi,
  /(?<keep>\b(?:set-)?cookie\\{0,7}["']?\s{0,4}:\s{0,4}\\{0,7}["']?)[^\n"'\\]{4,}/gi,
  /(?<keep>\b[a-z][a-z0-9+.-]{1,20}:\/\/)(?!git@)[^\s/?#"'<>]{1,400}(?=@)/gi,
  // Commands and files that take a password in a place of its own.
  /(?<keep>(?<![\w-])(?:-u|--user|--proxy-user|--auth)(?:\s{0,4}|=)["']?(?<name>[A-Za-z][\w.@+-]{0,100}):)(?!\/\/|\k<name>(?![^\s"']))[^\s"']{3,}/g,
  /(?<keep>\bsshpass\s{1,4}-p\s{0,4}["']?)[^\s"']{2,}/g,
  /(?<keep>\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n|;]{0,200}?\s-p)[^\s-][^\s"']+/g,
  /(?<keep>\bredis-cli\b[^\n|;]{0,200}?\s-a\s{1,4}["']?)[^\s"']+/g,
  /(?<keep>\b(?:login|account)\s{1,4}\S{1,100}\s{1,4}password\s{1,4})\S{2,}/g,
  /(?<keep>(?<![\w.:*-])[\w.*-]{1,100}:(?:\d{2,5}|\*):[\w*-]{1,60}:[A-Za-z][\w-]{0,60}:)[^\s:"']{3,}/g,
  /(?<keep>\b(?:identified\s{1,4}by|password)\s{1,4}')[^'\n]{1,400}/gi,
]
