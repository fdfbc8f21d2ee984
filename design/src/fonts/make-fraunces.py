"""Cut the Fraunces file of this folder out of the full variable font.

Needs fonttools and brotli. Usage: make-fraunces.py fraunces-latin-full-normal.woff2 fraunces-latin.woff2
The source file is in @fontsource-variable/fraunces; the licence (OFL 1.1) is beside this script.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2022, 0x2026, 0x20AC, 0x2212]
QUOTES_AND_DASHES = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D]
WIDER_SPACE = 0.06  # em
FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'pnum', 'tnum', 'rvrn', 'ss01']

source, target = sys.argv[1:3]
font = instancer.instantiateVariableFont(
    TTFont(source), {'SOFT': 100, 'WONK': 1, 'opsz': 100, 'wght': (620, 620, 680)}
)
# A cut for large sizes has a narrow space, which is lost between words of 20 px.
for gap in {font.getBestCmap()[code] for code in (0x20, 0xA0)}:
    width, bearing = font['hmtx'][gap]
    font['hmtx'][gap] = (width + round(WIDER_SPACE * font['head'].unitsPerEm), bearing)
options = subset.Options()
options.flavor = 'woff2'
options.layout_features = FEATURES
options.hinting = False
options.drop_tables += ['STAT']
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=LATIN + QUOTES_AND_DASHES)
subsetter.subset(font)
font.flavor = 'woff2'
font.save(target)
