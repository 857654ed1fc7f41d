import { expect, it } from 'vitest';
import { cleanCss } from './css.ts';

it('keeps a style within the form', () => {
  expect(cleanCss('h1, .card > p { color: #123; margin: 0 }')).toEqual({
    css: '.wf h1,.wf .card>p{color:#123;margin:0}',
    dropped: [],
  });
  expect(cleanCss('@media (min-width: 40em) { body { color: red } }').css).toBe(
    '@media (min-width:40em){.wf body{color:red}}',
  );
});

it.each([
  ['p:is(.a, :not(.b)) { color: red }', '.wf p:is(.a,:not(.b)){color:red}'],
  [
    'label:has(input:checked), li:nth-child(2 of .x) { color: red }',
    '.wf label:has(input:checked),.wf li:nth-child(2 of.x){color:red}',
  ],
  ['label:has(+ input:invalid) { color: red }', '.wf label:has(+input:invalid){color:red}'],
])('puts the form before a selector once: %s', (source, css) => {
  expect(cleanCss(source).css).toBe(css);
});

it('keeps an element in its place', () => {
  const css = '.wf p{position:relative}.wf b{position:static!important}';
  expect(cleanCss('p { position: relative } b { position: static !important }')).toEqual({ css, dropped: [] });
});

it.each([
  'p::before { content: "\\3c/style>\\3cmeta http-equiv=refresh>" }',
  'p { font-family: "\\3c/STYLE>\\3cimg src=x>" }',
  'a[href="\\3c\\2fstyle>"] { color: red }',
  'p { grid-template-areas: "\\3c/style>\\3ch1>" }',
  'p { quotes: "\\3c /style>" "x" }',
  '.a\\3c\\/style { color: red }',
  '@media (min-width: "\\3c/style>") { p { color: red } }',
])('never closes the element that holds it: %s', (source) => {
  const { css } = cleanCss(source);
  expect(css).not.toContain('</');
});

it('keeps what a string says, whatever that is', () => {
  expect(cleanCss('p::before { content: "\\3c/b>" }').css).toBe('.wf p::before{content:"<\\/b>"}');
});

it.each([
  ['@import "https://x.test/a.css"; p { color: red }', '@import'],
  ['@font-face { font-family: x; src: url(x) } p { color: red }', '@font-face'],
  ['p { background: url(https://x.test/?a) ; color: red }', 'url()'],
  ['p { background: image-set("x.png" 1x); color: red }', 'url()'],
  ['p { background: u\\72l(x); color: red }', 'background'],
  ['p { position: FIXED; color: red }', 'position: fixed'],
  ['p { position: absolute; color: red }', 'position: absolute'],
  ['p { position: STICKY !important; color: red }', 'position: sticky!important'],
  ['p { position: var(--a); color: red }', 'position: var(--a)'],
  ['p { position: f\\69xed; color: red }', 'position'],
  ['p { --a: url(x); color: red }', '--a'],
  ['p { behavior: x; color: red }', 'behavior'],
  ['p { color: red; & b { color: blue } }', 'nested rules'],
])('takes out of %s what loads or covers', (source, why) => {
  const clean = cleanCss(source);
  expect(clean.css).toBe('.wf p{color:red}');
  expect(clean.dropped).toContain(why);
});

it.each(['+ p { color: red }', '.a, ~ footer { color: red }', '@media print { > p { color: red } }'])(
  'has no selector that begins beside the form: %s',
  (source) => expect(cleanCss(source).css).not.toContain('color'),
);

it.each(['}}} p {', '/*', 'p { color: ', '@media', 'p { } } body { display: none }', '\u0000'])(
  'never lets a broken style out of the form: %s',
  (source) => {
    const { css } = cleanCss(source);
    expect(css).not.toMatch(/(^|[}{,])\s*(body|html|p)\b/);
  },
);
