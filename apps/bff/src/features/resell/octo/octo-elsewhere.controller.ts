import { All, Controller, UseFilters, UseGuards } from '@nestjs/common';
import { Refused } from '../../../http/refused.js';
import { octoPath } from './octo-bodies.js';
import { OctoDoor } from './octo-door.js';
import { OctoErrorFilter } from './octo-error.filter.js';

/** Unknown OCTO paths get an OCTO error, never a page. */
@Controller(octoPath)
@UseGuards(OctoDoor)
@UseFilters(OctoErrorFilter)
export class OctoElsewhereController {
  @All('{*path}')
  refuse(): never {
    throw new Refused(404, 'notFound');
  }
}
