(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('backline.theme') ?? 'system';
  } catch {
    // A browser without storage follows the system.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.className = dark ? 'dark' : 'light';
})();
