/** Outside `public/`: nothing serves it but the address that the person was given. */
export const exportKey = (id: string) => `private/export/${id}.zip`
