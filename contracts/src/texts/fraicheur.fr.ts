export const linkIncomplete = 'Ce lien est incomplet.'
