/** A picture that the build gives an address of its own. */
export default '/picture.svg';
