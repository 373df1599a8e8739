"""Draws a scene of cards as a camera would see it.

Why: training needs thousands of pictures with exact truth. Cards are flat: their prints are warped by the camera's
homography, with soft shadows at their edges. What this module does not do: decide what lies where (`scene`).

Order of work: room and table; cards from the lowest up, each with its shadow; things and hands; light, then the sensor
(`common.render.post`). The lens is straight.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.cards.backs import paint_back
from referee.sim.cards.looks import CardsStyle
from referee.sim.cards.printed import paint_face
from referee.sim.cards.scene import THICK, CardsScene, LyingCard, corners
from referee.sim.cards.sheet import SCALE
from referee.sim.common.arrays import Array, Image, Map
from referee.sim.common.camera import Camera
from referee.sim.common.render import post
from referee.sim.common.render.canvas import ROOM, Canvas
from referee.sim.common.render.ground import lay_table, paint_room
from referee.sim.common.render.hand import draw as draw_hand
from referee.sim.common.render.light import Illumination, spread
from referee.sim.common.render.mesh import clutter_meshes, visible_faces
from referee.sim.common.surfaces import paint_table

NOTHING, OTHER_THING = -1, -2
SOFTEST = 0.35
"""Share of the lamp's and the room's light that reaches the table right under a card's edge."""
FINE = 1.15
"""Pixels of a print's copy to those of the picture: thinned out first, or fine print would flicker."""


@dataclass(frozen=True, eq=False)
class Shot:
    """A picture and what is in front at every pixel: index of the card, `NOTHING` of the table, `OTHER_THING` else."""

    image: Image
    front: npt.NDArray[np.int16]


@dataclass(frozen=True, eq=False)
class _Layers:
    """A picture while cards are laid into it: colours, the lamp's share, gloss, and what is in front."""

    colour: Image
    lit: Map
    gloss: Map
    front: npt.NDArray[np.int16]


class CardsRenderer:
    """Pictures of one style from one camera. Table and light are worked out once and kept."""

    def __init__(self, style: CardsStyle, camera: Camera, table: Image | None = None) -> None:
        """`table`: its surface, where it has been painted before (`paint_table`)."""
        self.style, self.camera = style, camera
        self.light = Illumination(style.lights, camera)
        w, h = camera.size
        self.window = (0, 0, w, h)
        canvas = Canvas(self.window, 1)
        paint_room(canvas, style.table)
        lay_table(canvas, style.table, camera, paint_table(style.table) if table is None else table)
        self._ground, self._room_part = canvas.colour, canvas.material == ROOM
        room, lamp, mirror = self.light.maps(self.window, 0.0)
        self._room, self._lamp, self._mirror = (spread(m, (w, h)) for m in (room, lamp, mirror))

    def render(self, scene: CardsScene, seed: int | None = None) -> Shot:
        """A picture of the scene, uint8 BGR, `camera.size`; the same arguments give the same bytes."""
        sensor = self.style.sensor
        rng = np.random.default_rng(self.style.seed if seed is None else seed)
        out, front = self.radiance(scene, rng)
        gain = post.gains(sensor, self.light.white) * np.float32(post.exposure(out, sensor))
        image = post.develop(out, sensor, gain, self.camera.size)
        image = post.add_noise(image, sensor, rng)
        return Shot(post.compress(post.sharpen(image, sensor), sensor.jpeg), front)

    def radiance(self, scene: CardsScene, rng: np.random.Generator) -> tuple[Map, npt.NDArray[np.int16]]:
        """Linear BGR light of the picture, a white sheet about 1, with what is in front."""
        w, h = self.camera.size
        colour = self._ground.copy()
        lit, gloss = np.ones((h, w), np.float32), np.full((h, w), self.style.table.gloss, np.float32)
        gloss[self._room_part] = 0
        front = np.full((h, w), NOTHING, np.int16)
        film = any(card.look is not None for card in scene.cards)
        shared = np.random.default_rng(self.style.seed) if film else rng
        layers, contact = _Layers(colour, lit, gloss, front), float(shared.uniform(0.05, 1.0)) * self.style.edged
        for k, card in enumerate(scene.cards):
            own = rng if card.look is None else np.random.default_rng([self.style.seed, card.look])
            self._put_card(card, k, layers, contact, own)
        for thing in scene.clutter:
            for mesh in clutter_meshes(thing):
                for pixels, tint in visible_faces(mesh, self.camera, self.light.lamp, self.light.ambient):
                    points = [np.round(np.clip(pixels, -30000, 30000) * 16).astype(np.int32)]
                    cv2.fillPoly(colour, points, tint.tolist(), cv2.LINE_AA, 4)
                    cv2.fillPoly(lit, points, 1.0, cv2.LINE_8, 4)
                    cv2.fillPoly(gloss, points, 0.1, cv2.LINE_8, 4)
                    cv2.fillPoly(front, points, OTHER_THING, cv2.LINE_8, 4)
        hands = [p for p in (draw_hand(hand, self.camera, self.light.lamp, self.light.ambient, self.window)
                             for hand in scene.hands) if p is not None]
        for picture in hands:  # their shadow, about where the lamp throws it
            x0, y0, x1, y1 = picture.box
            dark = cv2.GaussianBlur(picture.alpha, (0, 0), 9)
            away = self._shadow_way() * 40
            move = np.array([[1, 0, away[0]], [0, 1, away[1]]], np.float64)
            lit[y0:y1, x0:x1] *= 1 - 0.55 * cv2.warpAffine(dark, move, (x1 - x0, y1 - y0))
        albedo = np.asarray(cv2.LUT(colour, post.linear_table()), np.float32)
        shaded = lit[..., None]
        out = albedo * (self._room * (0.45 + 0.55 * shaded) + self._lamp * shaded)
        out[self._room_part] = albedo[self._room_part] * self.light.white * 0.55
        out += self._mirror * (gloss * np.clip(lit, 0.2, 1))[..., None]
        for picture in hands:
            x0, y0, x1, y1 = picture.box
            part = out[y0:y1, x0:x1]
            part += picture.alpha[..., None] * (picture.linear * self.light.white - part)
            front[y0:y1, x0:x1][picture.alpha > 0.5] = OTHER_THING
        return out, front

    # Stages ----------------------------------------------------------------------------------------

    def _shadow_way(self) -> Array:
        """The direction in which shadows fall in the picture, a unit vector."""
        lamp = self.light.lamp[:2]
        a, b = self.camera.pinhole(np.array([[0.0, 0.0, 0.0], [*(-lamp / max(float(np.hypot(*lamp)), 1.0)), 0.0]]))
        out: Array = (b - a) / max(float(np.hypot(*(b - a))), 1e-6)
        return out

    def quad(self, card: LyingCard) -> Array:
        """(4, 2) pixels of a card's corners, whole or not."""
        return self.camera.pinhole(corners(card, self.style.decks[card.deck].size_mm))

    def _put_card(self, card: LyingCard, index: int, layers: _Layers, contact: float, rng: np.random.Generator) -> None:
        """`contact`: how dark it is under a card's edge."""
        deck = self.style.decks[card.deck]
        place = corners(card, deck.size_mm)
        if self.camera.depth(place).min() < 40:
            return
        quad = self.camera.pinhole(place)
        w, h = self.camera.size
        per_mm = float(np.hypot(*(quad[1] - quad[0]))) / deck.size_mm[0]
        soft = max(0.6, 1.1 * per_mm)
        reach = int(3 * soft) + 2
        lo = np.maximum(np.floor(quad.min(axis=0)).astype(int) - reach, 0)
        hi = np.minimum(np.ceil(quad.max(axis=0)).astype(int) + reach + 1, [w, h])
        if (hi - lo < 2).any():
            return
        size = int(hi[0] - lo[0]), int(hi[1] - lo[1])
        part = (slice(lo[1], hi[1]), slice(lo[0], hi[0]))
        mask = np.zeros(size[::-1], np.uint8)
        lifted = THICK + float(np.mean(card.lift)) + 0.15 * min(card.z, 6.0)
        pushed = quad - lo + self._shadow_way() * per_mm * lifted * 0.8
        cv2.fillPoly(mask, [np.round(pushed * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
        strength = contact * float(rng.uniform(0.6, 1.0)) * (1 - SOFTEST)
        dark = cv2.GaussianBlur(mask, (0, 0), soft).astype(np.float32) * (strength / 255)
        layers.lit[part] *= 1 - dark
        print_ = paint_face(deck, card.colour, card.number, card.action) if card.up else paint_back(
            self.style.backs[card.owner % len(self.style.backs)], deck.size_mm, deck.corner_mm, deck.worn)
        scale = min(1.0, per_mm * FINE / SCALE)
        if scale < 0.9:
            print_ = np.asarray(cv2.resize(print_, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
        ph, pw = print_.shape[:2]
        source = np.array([[-0.5, -0.5], [pw - 0.5, -0.5], [pw - 0.5, ph - 0.5], [-0.5, ph - 0.5]], np.float32)
        matrix = cv2.getPerspectiveTransform(source, (quad - lo).astype(np.float32))
        warped = cv2.warpPerspective(print_, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT)
        share = np.asarray(warped[..., 3:], np.float32) / np.float32(255)
        tone = 1 + self.style.edged * (float(rng.normal(0, 0.03)) + 0.02 * float(card.lift[0] - card.lift[2]))
        under = layers.colour[part]
        under[:] = np.clip(under * (1 - share) + warped[..., :3] * tone, 0, 255).astype(np.uint8)
        one = share[..., 0]
        layers.lit[part] += one * (1 - layers.lit[part])
        layers.gloss[part] += one * (deck.gloss - layers.gloss[part])
        if rng.random() < 0.06 * deck.gloss:
            self._shine(layers.gloss, part, one, rng)
        layers.front[part][one > 0.5] = index

    def _shine(self, gloss: Map, part: tuple[slice, slice], share: Map, rng: np.random.Generator) -> None:
        """A bent card mirrors a lamp somewhere on it."""
        h, w = share.shape
        y, x = np.mgrid[0:1:h * 1j, 0:1:w * 1j].astype(np.float32)
        a = float(rng.uniform(0, 6.283))
        u = (x - rng.uniform(0.2, 0.8)) * np.cos(a) + (y - rng.uniform(0.2, 0.8)) * np.sin(a)
        gloss[part] += share * np.exp(-(u / rng.uniform(0.05, 0.25)) ** 2).astype(np.float32) * float(rng.uniform(1, 7))
