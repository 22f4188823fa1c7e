import { plans } from '@colocdar/contracts/abonnements'

// Loaded on the server: the browser would download the contracts for three constants.
export const loader = () => ({ plans })
