/** Fills elements marked with an amount, and refills them when the amount changes. */
export const widgetScript = (offers: string): string => `(() => {
  let settings, watcher;
  const fill = async (element) => {
    const { upPriceValue: amount, upCurrency: currency } = element.dataset;
    if (!settings || currency !== settings.currency || element.dataset.upFor === amount) return;
    element.dataset.upFor = amount;
    const query = new URLSearchParams({ key: settings.apiKey, currency, amount });
    const answer = await fetch(${JSON.stringify(offers)} + '?' + query, { credentials: 'omit' });
    if (answer.ok && settings) element.textContent = (await answer.json()).text;
  };
  const fillAll = () => document.querySelectorAll('[data-up-price-value]').forEach((element) => void fill(element));
  window.Uplift = {
    Payments: {
      init(given) {
        settings = given;
        watcher = new MutationObserver(fillAll);
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-up-price-value', 'data-up-currency'] });
        fillAll();
      },
      stop() {
        settings = undefined;
        watcher?.disconnect();
        document.querySelectorAll('[data-up-for]').forEach((element) => {
          element.textContent = '';
          delete element.dataset.upFor;
        });
      },
    },
  };
})();
`;
