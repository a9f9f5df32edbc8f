export function monitoringFiles(): readonly { readonly path: string; readonly text: string }[];
