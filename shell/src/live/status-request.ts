/** Spec §7: the site's status is asked with the current host. */
export const statusRequest = () => ({ url: window.location.host });
