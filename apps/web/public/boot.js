// Sets theme and language before the first paint, so that nothing flashes.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('four-crowns') || '{}').state || {};
  } catch {
    // If storage is broken or forbidden, the defaults apply.
  }
  const root = document.documentElement;
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
  const wanted = kept.lang || navigator.languages.find((l) => /^(en|ru)\b/.test(l)) || 'en';
  root.lang = wanted.slice(0, 2);
})();
