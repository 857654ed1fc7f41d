/* Draws the announced dates of an artist into each <div data-backline-dates="key">, in the language of the page. */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const WORDS = {
    en: ['No dates at the moment', 'The dates cannot be loaded'],
    nl: ['Op dit moment geen data', 'De data kunnen niet worden geladen'],
    de: ['Zurzeit keine Termine', 'Die Termine können nicht geladen werden'],
    it: ['Al momento nessuna data', 'Impossibile caricare le date'],
    es: ['No hay fechas por ahora', 'No se pueden cargar las fechas'],
    pt: ['Sem datas no momento', 'Não é possível carregar as datas'],
  };
  const STYLE =
    ':host{display:block}ul{margin:0;padding:0;list-style:none}li{display:grid;grid-template-columns:9em 1fr;gap:0 1em;padding:.6em 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}li:first-child{border-top:0}time{font-variant-numeric:tabular-nums}.v{opacity:.8}@media(max-width:480px){li{grid-template-columns:1fr}}';
  const element = (name, text, className) => {
    const made = document.createElement(name);
    if (text) made.textContent = text;
    if (className) made.className = className;
    return made;
  };
  const row = ({ date, until, city, countryId, venue }, language) => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const [first, last] = [date, until ?? date].map((day) => new Date(`${day}T00:00Z`));
    const country = countryId && new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(countryId);
    const item = element('li');
    const when = element('time', until ? format.formatRange(first, last) : format.format(first));
    when.dateTime = date;
    const where = element('span');
    where.append(element('b', [city, country].filter(Boolean).join(', ')), document.createElement('br'));
    where.append(element('span', venue, 'v'));
    item.append(when, where);
    return item;
  };
  const draw = async (place) => {
    const language = place.closest('[lang]')?.lang || navigator.language;
    const [none, failed] = WORDS[language.slice(0, 2).toLowerCase()] ?? WORDS.en;
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    const show = (...parts) => root.replaceChildren(element('style', STYLE), ...parts);
    try {
      const key = encodeURIComponent(place.dataset.backlineDates);
      const reply = await fetch(`${origin}/api/core/publicdates/${key}`, { credentials: 'omit' });
      if (!reply.ok) throw new Error(String(reply.status));
      const { dates } = await reply.json();
      const list = element('ul');
      list.append(...dates.map((date) => row(date, language)));
      show(dates.length > 0 ? list : element('p', none));
    } catch {
      show(element('p', failed));
    }
  };
  const start = () => {
    for (const place of document.querySelectorAll('[data-backline-dates]')) void draw(place);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
