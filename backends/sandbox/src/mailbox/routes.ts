import { Router } from 'express';
import type { Database } from '../engine/database.js';
import { isRefused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { param, parse, sendRefusal } from '../http/call.js';
import { guardPage, pageHeaders, pageLanguage } from '../pages/page-guard.js';
import { keepLetter, lastLetters, letterOf, letterShape, noteAnswered } from './letter.js';
import { lastMails } from './mail.js';
import { mailboxPage } from './page-html.js';

/** A mail may style itself but runs no scripts; its links open outside the frame. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation";

/** The mailbox page shows the mails that a real shop would send. */
export function mailboxRoutes(db: Database): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    guardPage(response);
    const [mails, letters] = await Promise.all([lastMails(db), lastLetters(db)]);
    response.send(mailboxPage(pageLanguage(request), mails, letters));
  });
  router.get('/letters/:id', async (request, response, next) => {
    const letter = await letterOf(db, param(request, 'id'));
    if (!letter) return next();
    response.type('html').set({ ...pageHeaders(), 'Content-Security-Policy': letterPolicy });
    response.send(letter.html);
  });
  router.get('/letters/:id/calendar', async (request, response, next) => {
    const { calendar } = (await letterOf(db, param(request, 'id'))) ?? {};
    if (!calendar) return next();
    response.attachment(calendar.name).type('text/calendar; charset=utf-8').send(calendar.text);
  });
  router.get('/letters/:id/vouchers', async (request, response, next) => {
    const { vouchers } = (await letterOf(db, param(request, 'id'))) ?? {};
    if (!vouchers) return next();
    response.attachment(vouchers.name).type('application/pdf');
    response.send(Buffer.from(vouchers.base64, 'base64'));
  });
  return router;
}

/** The shop sends its mails here while it has no SMTP server. */
export function letterRoutes({ db, clock }: Pick<Shop, 'db' | 'clock'>): Router {
  const router = Router();
  router.post('/mails', async (request, response) => {
    const asked = parse(letterShape, request.body ?? {});
    if (isRefused(asked)) return sendRefusal(request, response, asked);
    const receipt = await keepLetter(db, asked.value, clock());
    response.once('close', () => {
      if (!response.writableFinished || response.statusCode !== 201) return;
      // The database may be closed by now if the sandbox is stopping.
      noteAnswered(db, receipt).catch(() => undefined);
    });
    response.status(201).json({ status: 'ok' });
  });
  return router;
}
