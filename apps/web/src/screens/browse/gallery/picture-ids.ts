/** Id of the full-screen picture, and the fragment that opens it. */
export const pictureId = (key: string) => `picture-${key}`;

/** Id of the link that opens it; the focus returns there. */
export const openerId = (key: string) => `open-${key}`;

/** Id of the viewer; this fragment closes it. */
export const viewerId = 'gallery';
