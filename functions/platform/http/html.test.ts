import { expect, it } from 'vitest';
import { html, raw, sourceHash } from './html.ts';

it('escapes what is no piece of a page', () => {
  const name = "\"><script>alert('x')</script>&";
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
  );
});

it('joins pieces and leaves out what is not there', () =>
  expect(html`<ul>${[html`<li>${1}</li>`, false, undefined, raw('<li>2</li>')]}</ul>`.text).toBe(
    '<ul><li>1</li><li>2</li></ul>',
  ));

it('names a source as a policy does', () =>
  expect(sourceHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));
