import { AskToday } from './ask-today.js';
import { QuoteWriter } from './present-quote.js';
import { QuoteController } from './quote.controller.js';
import { RepriceQuote } from './reprice-quote.js';
import { TakeQuote } from './take-quote.js';

export const quoteControllers = [QuoteController] as const;
export const quoteUseCases = [AskToday, QuoteWriter, RepriceQuote, TakeQuote] as const;
