(() => {
  const box = document.getElementById('search');
  const found = document.getElementById('found');
  const areas = [...document.querySelectorAll('.area')].map((area) => ({
    area,
    link: document.querySelector(`nav a[href="#${area.querySelector('h3').id}"]`).parentElement,
    calls: [...area.querySelectorAll('.call')].map((call) => ({
      call,
      text: `${call.id} ${call.querySelector('summary').textContent}`.toLowerCase(),
    })),
  }));
  const intro = document.getElementById('intro');
  const search = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    let total = 0;
    for (const { area, link, calls } of areas) {
      let shown = 0;
      for (const { call, text } of calls) {
        call.hidden = !words.every((word) => text.includes(word));
        if (!call.hidden) shown++;
      }
      area.hidden = link.hidden = shown === 0;
      total += shown;
    }
    intro.hidden = words.length > 0;
    found.textContent = words.length > 0 ? `${total} calls` : '';
  };
  const fill = (call) => {
    const template = call.querySelector('template');
    if (call.open && template) template.replaceWith(template.content);
  };
  const openLinked = () => {
    const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (call?.matches('details')) call.open = true;
  };
  box.addEventListener('input', search);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === box) return;
    event.preventDefault();
    box.focus();
  });
  document.addEventListener('toggle', ({ target }) => fill(target), true);
  addEventListener('hashchange', openLinked);
  openLinked();
  search();
})();
