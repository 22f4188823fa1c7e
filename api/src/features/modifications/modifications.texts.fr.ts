export const changed = 'Cette modification a changé entre-temps\u00a0: voyez où elle en est.'
