// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Coin types of EVM chains (ENSIP-9, ENSIP-11, ENSIP-19).
library CoinType {
    uint256 internal constant ETH = 60;
    /// The default for EVM chains without their own record.
    uint256 internal constant DEFAULT_EVM = 1 << 31;

    function isEvm(uint256 coinType) internal pure returns (bool) {
        return coinType == ETH || coinType >> 31 == 1;
    }
}
