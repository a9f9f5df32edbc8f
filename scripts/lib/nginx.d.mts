export function ensureNginx(): Promise<string>;

export interface NginxOptions {
  /** Holds its configuration and temporary files; created if missing. */
  readonly folder: string;
  readonly port: number;
  /** The ports of two copies of the shop. */
  readonly copies: readonly number[];
  /** Changes the text of deploy/nginx/nginx.conf, for a control. */
  readonly adjust?: (configuration: string) => string;
}

export interface Nginx {
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** Runs nginx with the configuration of deploy/nginx, on loopback. */
export function startNginx(options: NginxOptions): Promise<Nginx>;
