import { type Language, languageTags, pathOf } from '@shop/domain';
import { parse5 } from '@shop/test/built';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere, lettersTo } from '@shop/test/letters';
import { buyTicket, type Bought } from '@shop/test/paid-orders';
import { textOf } from '@shop/test/read-document';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

let people = 0;
const buy = (language: Language = 'es'): Promise<Bought> =>
  buyTicket(shop.visitor(), language, `eva.${(people += 1)}@mail.example`);

const subjects = {
  es: 'Tus boletos de Coralibrí: orden',
  en: 'Your Coralibrí tickets: order',
  pt: 'Seus ingressos da Coralibrí: pedido',
} as const;

describe.each(journeyLanguages)('the mail of an order in %s', (language) => {
  it('says in HTML and in text what the order page does, in its language', async () => {
    const { email, view } = await buy(language);
    const [letter, ...others] = await lettersOnceThere(shop.sandbox, email);
    if (!letter) throw new Error('no mail');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      language,
      name: 'Ana López',
      subject: `${subjects[language]} ${view.id}`,
    });
    expect(letter.html).toContain(`<html lang="${languageTags[language]}">`);
    const [line] = view.lines;
    const facts = [
      view.id,
      view.boughtAt,
      line?.name,
      line?.date,
      line?.hours,
      line?.meetingPoint,
      view.totals.total.now.text,
      ...(line?.vouchers.map(({ code }) => code) ?? []),
    ];
    const words = textOf(parse5.parse(letter.html));
    for (const fact of facts) {
      expect(letter.body).toContain(fact);
      expect(words).toContain(fact);
    }
    expect(letter.body).not.toMatch(/undefined|\{\{/);
    expect(letter.html).not.toMatch(/undefined|\{\{|<script|<img|url\(/);
  });

  it('brings the vouchers on paper', async () => {
    const { email, view } = await buy(language);
    const [letter] = await lettersOnceThere(shop.sandbox, email);
    const { name, base64 = '' } = letter?.vouchers ?? {};
    expect(name).toBe(`${view.id}.pdf`);
    const pdf = Buffer.from(base64, 'base64').toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(view.lines[0]?.vouchers.length ?? 0);
  });

  it('brings the visit as a calendar file', async () => {
    const { email, view } = await buy(language);
    const [letter] = await lettersOnceThere(shop.sandbox, email);
    const { calendar } = letter ?? {};
    expect(calendar?.name).toBe(`${view.id}.ics`);
    const file = calendar?.text.replaceAll(/\r\n[ \t]/g, '') ?? '';
    expect(file).toMatch(/BEGIN:VEVENT[^]*DTSTART:\d{8}T\d{6}Z[^]*END:VEVENT/);
    expect(file).toContain(`SUMMARY:${view.lines[0]?.name}`);
    expect(file).toContain(pathOf({ name: 'findOrder', params: {} }, language));
    // A calendar is shared more easily than a mail: the link that opens the order is not in it.
    expect(file).not.toContain('link=');
  });
});

it('is not sent before the purchase is an order, nor for one that never is', async () => {
  const email = 'nobody@mail.example';
  await expect(buyTicket(shop.visitor(), 'es', email, 'declined')).rejects.toThrow(/declined/);
  const { email: another } = await buy();
  await lettersOnceThere(shop.sandbox, another);
  expect(await lettersTo(shop.sandbox, email)).toEqual([]);
});
