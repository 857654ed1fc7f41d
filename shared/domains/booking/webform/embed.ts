import { escaped } from '#shared/kernel/text/escape.ts';
import type { WebformInput } from './schemas.ts';
import { textsIn } from './texts.ts';

/** The name of the message in which a framed page tells its height. */
export const HEIGHT_MESSAGE = 'backline:height';
/** The height of the frame in pixels, until the page reports its own. */
const FIRST_HEIGHT = 1200;

/** Builds the HTML for an agency's own site: the form in a frame that grows with it. `url` is the public address. */
export function embedSnippet(url: string, form: WebformInput): string {
  const title = escaped(textsIn(form, form.languages[0] ?? 'en').name);
  const frame = `<iframe src="${escaped(url)}" title="${title}" height="${FIRST_HEIGHT}" style="width:100%;border:0"></iframe>`;
  return `${frame}
<script>
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${new URL(url).origin}' || data?.type !== '${HEIGHT_MESSAGE}') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow !== source) continue;
    frame.style.height = data.height + 'px';
    if (data.top) frame.scrollIntoView({ block: 'start' });
  }
});
</script>`;
}
