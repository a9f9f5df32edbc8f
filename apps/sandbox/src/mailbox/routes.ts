import { Router } from 'express';
import type { Database } from '../engine/database.js';
import { guardPage, pageLanguage } from '../pages/page-guard.js';
import { lastMails } from './mail.js';
import { mailboxPage } from './page-html.js';

/** Where mails arrive that would go out to people: a page for those who try the shop. */
export function mailboxRoutes(db: Database): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    guardPage(response);
    response.send(mailboxPage(pageLanguage(request), await lastMails(db)));
  });
  return router;
}
