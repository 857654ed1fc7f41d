/** The page's own style; an agency's colour stands in --brand, its own style comes after. */
export const PAGE_STYLE = `
@font-face{font-family:Inter;src:url(/fonts/inter.woff2) format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;--ground:#f6f6f8;--paper:#fff;--ink:#18181b;--soft:#55555f;--line:#e2e2e8;--edge:#8b8b97;--bad:#b42318;--badsoft:#fef3f2;--night:#efe7fd;--nightink:#53219e}
@media (prefers-color-scheme:dark){:root{--ground:#101014;--paper:#1a1a20;--ink:#f1f1f4;--soft:#adadb9;--line:#2e2e37;--edge:#777784;--bad:#ff9b90;--badsoft:#3a1a17;--night:#2b1f45;--nightink:#d9c8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{display:flex;align-items:center;gap:10px;min-height:56px;padding:8px 24px;background:var(--paper);border-bottom:1px solid var(--line);font-weight:650}
header img{max-height:32px;max-width:180px}
header i{flex:none;width:14px;height:14px;border-radius:4px;background:var(--brand)}
header nav{margin-left:auto;display:flex;gap:4px;font-weight:500;font-size:14px;flex-wrap:wrap}
header nav a{color:var(--soft);padding:6px 8px;border-radius:6px;text-decoration:none;white-space:nowrap}
header nav a:hover{text-decoration:underline}
header nav a[aria-current]{color:var(--ink);background:var(--ground)}
.cols{max-width:760px;margin:0 auto}
main{contain:layout paint;padding:24px 24px 56px}
h1{font-size:26px;line-height:1.25;letter-spacing:-.02em;margin:0 0 6px}
h2{font-size:16px;margin:0 0 12px;display:flex;gap:10px;align-items:center}
h2 b{display:grid;place-items:center;width:22px;height:22px;border-radius:50%;background:var(--ground);font-size:12px}
.intro{color:var(--soft);margin:0 0 18px;white-space:pre-line;max-width:62ch}
.part{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:18px 20px 20px;margin:0 0 12px}
.part h1{font-size:22px}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:14px 16px}
.wide{grid-column:1/-1}
.field{min-width:0;border:0;padding:0;margin:0}
label,legend{display:block;font-size:14px;font-weight:550;color:var(--soft);padding:0;margin:0 0 4px}
label em,legend em{color:var(--bad);font-style:normal}
input,select,textarea{width:100%;min-height:38px;padding:7px 11px;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--edge);border-radius:8px}
textarea{min-height:110px;resize:vertical}
input[type=checkbox],input[type=radio]{width:18px;min-height:18px;margin:0;accent-color:var(--brand);flex:none}
.check{display:flex;gap:10px;align-items:flex-start;color:var(--ink);font-weight:450;margin:6px 0}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
[aria-invalid=true]{border-color:var(--bad)}
.error{color:var(--bad);font-size:13px;margin:4px 0 0}
.error::first-letter{text-transform:uppercase}
.hint{color:var(--soft);font-size:13px;margin:4px 0 0}
.summary{background:var(--badsoft);border:1px solid var(--bad);border-radius:12px;padding:14px 18px;margin:0 0 16px}
.summary:focus{outline:none}
.summary h2{margin:0 0 6px}.summary ul{margin:0;padding-left:20px}.summary a{color:var(--bad)}
.foot{display:flex;gap:16px;align-items:center;flex-wrap:wrap;margin-top:18px}
button,.button{display:inline-block;font:inherit;font-weight:600;min-height:42px;padding:9px 20px;border:0;border-radius:8px;background:var(--brand);color:var(--onbrand);cursor:pointer;text-decoration:none}
button[disabled]{opacity:.65;cursor:progress}
input[type=file]{padding:6px}
::file-selector-button{font:inherit;font-size:14px;margin-right:10px;padding:3px 12px;color:var(--ink);background:var(--ground);border:1px solid var(--line);border-radius:6px;cursor:pointer}
.plain{min-height:0;padding:2px 6px;background:none;color:var(--ink);text-decoration:underline}
.trap{position:absolute;left:-6000px;width:1px;height:1px;overflow:hidden}
.names{margin:8px 0 0;padding:0;list-style:none}
aside{margin:0 24px 56px;background:var(--paper);border:1px solid var(--line);border-radius:12px;overflow:hidden}
aside h2{font-size:14px;margin:14px 20px 8px}
.banner{display:flex;align-items:flex-end;min-height:132px;margin:0;padding:16px 20px;background:linear-gradient(150deg,#17171f 20%,color-mix(in srgb,var(--brand) 40%,#17171f));color:#fff;font-size:22px;line-height:1.2;letter-spacing:-.02em}
aside dl{margin:0;padding:4px 20px 0;font-size:14px}
aside dl>div{display:grid;grid-template-columns:96px 1fr;gap:8px;padding:7px 0;border-bottom:1px solid var(--line)}
aside dt{color:var(--soft)}aside dd{margin:0;overflow-wrap:anywhere}
aside ol{margin:0;padding:0 20px 18px 38px;font-size:14px}
aside li{padding:3px 0 3px 4px}aside li::marker{color:var(--soft);font-weight:600}
[hidden]{display:none!important}
.framed body,.framed header{background:none}
.framed header{border:0;min-height:0;padding:0 24px}
.framed header>:not(nav){display:none}
.framed main{padding-top:12px;padding-bottom:12px}
.framed aside{display:none}
@media (min-width:1060px){.cols:has(aside){display:grid;grid-template-columns:minmax(0,720px) 300px;gap:8px;max-width:1076px}aside{align-self:start;position:sticky;top:24px;margin:24px 24px 56px 0}}
@media (max-width:600px){header{flex-wrap:wrap;padding:8px 16px}main{padding:18px 12px 24px}aside{margin:0 12px 90px}.grid{grid-template-columns:1fr}.intro,main>h1{padding:0 4px}.part{padding:14px}.foot{flex-direction:column-reverse;align-items:stretch;text-align:center}}
`;
