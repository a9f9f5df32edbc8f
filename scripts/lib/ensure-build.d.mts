export const buildStamp: string;
export function buildFingerprint(): Promise<string>;
export function isBuildFresh(): Promise<boolean>;
export function ensureBuild(): Promise<void>;
