import { isCallCentreOpen, marketCountries } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { CallBackView, NoAnswerView } from '@shop/ports/screens';
import { callCentrePhone } from '../../../presenters/call-centre-phone.js';
import { countries } from '../../../presenters/countries.js';
import { presentCallCentreHours } from '../../../presenters/call-centre-hours.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';

type Asked = Pick<PageQuestion, 'visitor' | 'now' | 'path' | 'typed' | 'problems' | 'query'>;

/** Query field: the call-back request was accepted. */
export const calledBackField = 'callback';

/** The hotels failed: shows the call centre's phone while it is open, else the call-back form. */
export function presentNoAnswer(
  question: Asked,
  isByPhone: boolean,
  content: ContentSource,
  attempt: string,
): NoAnswerView {
  const { visitor, now, path } = question;
  const { language } = visitor;
  const isOpen = isCallCentreOpen(now);
  const actions = isByPhone ? [] : [{ kind: 'retry' as const, href: path }];
  return {
    problem: presentProblem(isByPhone ? 'stayByPhone' : 'stayRoomsDown', language, actions),
    phone: isOpen ? callCentrePhone(content, visitor) : undefined,
    hours: presentCallCentreHours(language),
    callBack: isOpen && !isAnswered(question) ? undefined : presentCallBack(question, attempt),
  };
}

function presentCallBack(
  { visitor: { language, phoneCountry }, typed, problems, query }: Asked,
  attempt: string,
): CallBackView {
  return {
    isTaken: query.get(calledBackField) === 'yes',
    name: typed.name ?? '',
    phone: typed.phone ?? '',
    country: typed.country ?? (marketCountries.includes(phoneCountry) ? phoneCountry : ''),
    countries: countries[language].map(({ code, name }) => ({ code, name })),
    attempt,
    problems: problems.filter(({ field }) => callBackFields.includes(field)),
  };
}

/** A posted form is answered even if the call centre has opened meanwhile. */
const isAnswered = ({ query, problems }: Asked): boolean =>
  query.has(calledBackField) || problems.some(({ field }) => callBackFields.includes(field));

export const callBackFields: readonly string[] = ['name', 'phone', 'country'];
