import type { SubscriptionForm } from '@shop/domain';
import type { SubscribeForm } from '@shop/ports/forms';
import { isTicked } from '../../../http/form-values.js';

export const readSubscription = ({
  name,
  lastName,
  email,
  country,
  accepts,
  permits,
}: SubscribeForm): SubscriptionForm => ({
  name,
  lastName,
  email,
  country,
  accepts: isTicked(accepts),
  permits: isTicked(permits),
});

export const typedInto = ({
  name,
  lastName,
  email,
  country,
  accepts,
  permits,
}: SubscriptionForm): Readonly<Record<string, string>> => ({
  name,
  lastName,
  email,
  country,
  ...(accepts ? { accepts: 'yes' } : {}),
  ...(permits ? { permits: 'yes' } : {}),
});
