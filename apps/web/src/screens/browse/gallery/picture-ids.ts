/** Of a picture that is shown large: the part of the address that opens it. */
export const pictureId = (key: string) => `picture-${key}`;

/** Of the link that opens it: where closing leads back to. */
export const openerId = (key: string) => `open-${key}`;

/** Of all that is shown large: an address with this part shows none. */
export const viewerId = 'gallery';
