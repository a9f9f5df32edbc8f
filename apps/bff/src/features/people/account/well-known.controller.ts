import { Controller, Get } from '@nestjs/common';
import { landingLanguage } from '@shop/domain';
import { type Outcome, redirect } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { accountPath } from '../sign-in/sign-in-pages.js';

@Controller('/.well-known')
export class WellKnownController {
  /** For password managers (W3C, A Well-Known URL for Changing Passwords). */
  @Get('change-password')
  changePassword(@Visit() { jar }: Visit): Outcome {
    return redirect(`${accountPath(landingLanguage(jar.read('language')))}#password`, 302);
  }
}
