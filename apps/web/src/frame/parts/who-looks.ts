import type { TrackingInfo } from '@shop/domain';

let know: (info: TrackingInfo) => void = () => undefined;

/** Visitor data for funnel events, which wait for it. */
export const whoLooks = new Promise<TrackingInfo>((resolve) => (know = resolve));

export const knowWho = (info: TrackingInfo): void => know(info);
