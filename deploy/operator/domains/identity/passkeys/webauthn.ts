/** The library for passkeys, loaded with the first of them: its hundreds of files are a sixth of what the operator loads to start. */
export const webauthn = () => import('@simplewebauthn/server');
