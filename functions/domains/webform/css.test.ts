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
  expect(cleanCss('p:is(.a, :not(.b)) { color: red }').css).toMatch(/^\.wf p:is\(/);
});

it.each([
  ['@import "https://x.test/a.css"; p { color: red }', '.wf p{color:red}', '@import'],
  ['@font-face { font-family: x; src: url(x) } p { color: red }', '.wf p{color:red}', '@font-face'],
  ['p { background: url(https://x.test/?a) ; color: red }', '.wf p{color:red}', 'url()'],
  ['p { background: image-set("x.png" 1x); color: red }', '.wf p{color:red}', 'url()'],
  ['p { background: u\\72l(x); color: red }', '.wf p{color:red}', 'background'],
  ['p { position: FIXED; color: red }', '.wf p{color:red}', 'position: fixed'],
  ['p { position: f\\69xed; color: red }', '.wf p{color:red}', 'position'],
  ['p { --a: url(x); color: red }', '.wf p{color:red}', '--a'],
  ['p { behavior: x; color: red }', '.wf p{color:red}', 'behavior'],
  ['p { color: red; & b { color: blue } }', '.wf p{color:red}', 'nested rules'],
])('takes out of %s what loads or covers', (source, css, why) => {
  const clean = cleanCss(source);
  expect(clean.css).toBe(css);
  expect(clean.dropped).toContain(why);
});

it.each(['}}} p {', '/*', 'p { color: ', '@media', 'p { } } body { display: none }', '\u0000'])(
  'never lets a broken style out of the form: %s',
  (source) => {
    const { css } = cleanCss(source);
    expect(css).not.toMatch(/(^|[}{,])\s*(body|html|p)\b/);
  },
);
