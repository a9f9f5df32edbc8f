/** Settings of the programs that `npm start` starts, and of the image. */
export declare const sparing: Readonly<Record<string, string>>;
