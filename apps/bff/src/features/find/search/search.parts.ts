import { FindPages } from './find-pages.js';
import { LocalSearch } from './local-search.js';
import { ReportSuggestionClick } from './report-suggestion-click.js';
import { SearchBoxController } from './search-box.controller.js';
import { Suggest } from './suggest.js';
import { SuggestPlaces } from './suggest-places.js';

export const searchControllers = [SearchBoxController] as const;

export const searchUseCases = [
  FindPages,
  LocalSearch,
  ReportSuggestionClick,
  Suggest,
  SuggestPlaces,
] as const;
