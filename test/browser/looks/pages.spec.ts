import { allCombinations, pairwise, themes, widths } from '../support/combinations.js';
import { everyPage } from '../support/every-page.js';
import { lookAt } from '../support/look-at.js';
import { screenSizes } from '../support/screen-sizes.js';
import { expect, findingNote, test } from '../support/shop.js';

const shop = process.env.TAQUILLA_URL;
if (!shop) throw new Error('the pages to look at are those of a shop that is open');
const all = allCombinations(await everyPage(shop));
const chosen = process.env.SWEEP === 'all' ? all : pairwise(all);

// Findings are texts; a recording would cost more than the check.
test.use({ trace: 'off', screenshot: 'off' });

for (const width of widths)
  for (const theme of themes)
    test.describe(`on a ${width} in the ${theme}`, () => {
      // One device pixel per CSS pixel: these checks need no more, and painting is faster.
      test.use({ ...screenSizes[width], deviceScaleFactor: 1, colorScheme: theme });
      const looks = chosen.filter((one) => one.width === width && one.theme === theme);
      for (const { page: shown, language } of looks) {
        const annotation = {
          type: 'look',
          description: `${shown.name} ${language} ${width} ${theme}`,
        };
        test(
          `${shown.name} in ${language} has no findings`,
          { annotation },
          async ({ page, troubles }, { annotations }) => {
            const { status, isListed } = shown;
            if (status !== 200) troubles.expect(new RegExp(`status of ${status}`));
            const path = shown.paths[language];
            const findings = await lookAt(page, { path, status, language, isListed });
            annotations.push(...findings.map(findingNote));
            expect(findings, path).toEqual([]);
          },
        );
      }
    });
