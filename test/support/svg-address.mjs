/** The address that the build gives a picture. */
export default '/picture.svg';
