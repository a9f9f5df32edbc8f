import type { PageView } from '@shop/ports/screens';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BffError } from '../../../shop/bff-error.js';
import { pageQuery } from './page-query.js';
import { useShop } from '../../../shop/shop.js';
import type { Shown } from '../../../shop/page-key.js';

export interface CurrentPage {
  /** The page of the current URL, or the previous page while it loads. */
  readonly page: PageView;
  readonly isArriving: boolean;
  /** No connection, or no usable reply. The previous page stays in view. */
  readonly failure: 'offline' | 'failed' | undefined;
  retry(): void;
}

/** The page of the current URL. `first` is the one that came with the document. */
export function usePage(first: PageView): CurrentPage {
  const { bff } = useShop();
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const query = useQuery({
    ...pageQuery(bff, `${pathname}${search}`),
    placeholderData: keepPreviousData<Shown>,
  });
  // The same link pressed again has the same query, which does not fetch by itself.
  const again = useEffectEvent(() => {
    if (query.isError && !query.data) void query.refetch({ cancelRefetch: false });
  });
  useEffect(() => again(), [key]);
  const shown = query.data?.kind === 'page' ? query.data.page : undefined;
  const [last, setLast] = useState(first);
  if (shown && shown !== last) setLast(shown);
  const moved = query.data?.kind === 'moved' ? query.data.to : undefined;
  useEffect(() => {
    if (moved !== undefined) void navigate(moved, { replace: true });
  }, [moved, navigate]);
  return {
    page: shown ?? last,
    isArriving: query.isPlaceholderData || moved !== undefined,
    failure: query.error ? failureOf(query.error) : undefined,
    retry: () => void query.refetch(),
  };
}

const failureOf = (error: Error) =>
  error instanceof BffError && error.status === 0 ? 'offline' : 'failed';
