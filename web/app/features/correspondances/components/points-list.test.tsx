import { expect, it } from 'vitest'
import { renderText } from '../../../lib/testing/render.tsx'
import { PointsList } from './points-list.tsx'

it('lists what fits first, and says which is which', () => {
  const text = renderText(
    <PointsList
      points={[
        { convient: false, sentence: 'Studio, alors que vous cherchez une chambre' },
        { convient: true, sentence: 'À Rabat, comme vous le souhaitez' },
      ]}
    />,
  )
  expect(text).toBe(
    'Convient : À Rabat, comme vous le souhaitez Ne convient pas : Studio, alors que vous cherchez une chambre',
  )
})
