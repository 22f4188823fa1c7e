export const subjectRequired = 'Le sujet est requis'
export const messageRequired = 'Le message est requis'
