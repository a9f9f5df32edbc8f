import type { TrackingInfo } from '@shop/domain';

let know: (info: TrackingInfo) => void = () => undefined;

/** Who looks, as the steps of the funnel say it: they wait until it is known. */
export const whoLooks = new Promise<TrackingInfo>((resolve) => (know = resolve));

export const knowWho = (info: TrackingInfo): void => know(info);
