/** The server renders the form; the middleware runs once the browser knows who is signed in. */
export const loader = () => null
