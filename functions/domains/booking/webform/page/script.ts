import { HEIGHT_MESSAGE } from '#shared/domains/booking/webform/embed.ts';
import { WORK_BITS } from '#shared/domains/booking/webform/request-form.ts';
import { MAX_FILES } from '#shared/domains/booking/webform/schemas.ts';
import { IMAGE_BYTES_MAX } from '#shared/kernel/record/file.ts';

/** Niceties of the page: its height in a frame, the work that robots shun, and files. Everything else goes without. */
export const PAGE_SCRIPT = `(() => {
  const { body, documentElement: root } = document;
  const origins = body.dataset.origins.split(' ').filter(Boolean);
  if (parent !== window && origins.length > 0) {
    root.classList.add('framed');
    let top = body.dataset.answer === '1';
    // A page may only be framed by these; whoever else it is does not get the message.
    const tell = () => {
      const height = Math.ceil(root.getBoundingClientRect().height);
      for (const origin of origins) parent.postMessage({ type: '${HEIGHT_MESSAGE}', height, top }, origin);
      top = false;
    };
    new ResizeObserver(tell).observe(root);
  }
  const form = document.querySelector('form');
  if (!form || !crypto.subtle) return;
  const { stamp, work, js, files } = form.elements;
  const button = form.querySelector('button[type=submit]');
  js.value = '1';
  const zeros = (bytes) => (new DataView(bytes).getUint32(0) >>> (32 - ${WORK_BITS})) === 0;
  const solve = async () => {
    for (let n = 0; ; n++) {
      const text = new TextEncoder().encode(stamp.value + ':' + n);
      if (zeros(await crypto.subtle.digest('SHA-256', text))) return String(n);
    }
  };
  const worked = solve().then((n) => (work.value = n));
  let sending = false;
  form.addEventListener('submit', async (event) => {
    if (sending || !work.value) event.preventDefault();
    if (sending) return;
    sending = true;
    button.textContent = button.dataset.busy;
    if (work.value) return;
    await worked;
    form.submit();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  // A field that the visitor corrects loses its error until the next try.
  form.addEventListener('input', ({ target }) => {
    if (!target.hasAttribute('aria-invalid')) return;
    target.removeAttribute('aria-invalid');
    document.getElementById(target.id + '-error')?.remove();
  });
  // Browsers write dates their own way: below the field the day stands in the page's language.
  const locale = navigator.languages.find((one) => one.toLowerCase().startsWith(root.lang)) ?? root.lang;
  const dayOf = (date) => date && new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
  const [told, days] = [[...document.querySelectorAll('aside [data-of]')], [...form.querySelectorAll('input[type=date]')]];
  const words = {
    artistId: ({ selectedOptions: [one] }) => one?.value && one.textContent,
    date: ({ value }) => dayOf(value),
    venueName: ({ value }) => [value, form.elements.venueCity?.value].filter(Boolean).join(', '),
  };
  for (const input of days) input.after(Object.assign(document.createElement('p'), { className: 'hint' }));
  const show = () => {
    for (const input of days) input.nextElementSibling.textContent = dayOf(input.value);
    for (const place of told) {
      const [name, field] = [place.dataset.of, form.elements[place.dataset.of]];
      const text = field && (words[name] ? words[name](field) : field.value);
      if (text) place.textContent = text;
      if (place.tagName === 'DD') place.parentElement.hidden = !text;
    }
  };
  form.addEventListener('input', show);
  show();
  addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
  const box = document.querySelector('[data-files]');
  if (!box) return;
  box.hidden = false;
  const [input, names, problem] = [box.querySelector('input'), box.querySelector('ul'), box.querySelector('[role=alert]')];
  let sent = JSON.parse(files.value || '[]');
  const draw = () => {
    files.value = JSON.stringify(sent);
    names.replaceChildren(...sent.map((file) => {
      const [item, drop] = [document.createElement('li'), document.createElement('button')];
      drop.type = 'button';
      drop.className = 'plain';
      drop.textContent = box.dataset.remove;
      drop.setAttribute('aria-label', box.dataset.remove + ' ' + file.name);
      drop.onclick = () => { sent = sent.filter((one) => one !== file); draw(); };
      item.append(file.name, ' ', drop);
      return item;
    }));
  };
  const send = async (file) => {
    await worked;
    const { name, type, size } = file;
    const body = JSON.stringify({ stamp: stamp.value, work: work.value, name, type, size });
    const reply = await fetch(location.pathname + '/file', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const ticket = await reply.json();
    if (!reply.ok) throw new Error(ticket.errors?.[0]?.message ?? ticket.message);
    const put = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: file });
    if (!put.ok) throw new Error(put.statusText);
    sent.push({ key: ticket.key, name });
    draw();
  };
  input.addEventListener('change', async () => {
    problem.textContent = '';
    const chosen = [...input.files];
    input.value = '';
    if (sent.length + chosen.length > ${MAX_FILES} || chosen.some(({ size }) => size > ${IMAGE_BYTES_MAX})) {
      problem.textContent = box.dataset.hint;
      return;
    }
    try { for (const file of chosen) await send(file); } catch (e) { problem.textContent = e.message; }
  });
  draw();
})();`;
