/** Settings of the programs of `npm start` and of the image. */
export declare const sparing: Readonly<Record<string, string>>;
